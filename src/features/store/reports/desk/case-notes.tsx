import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { describeTime } from '#lib/describe-time.ts';
import { reportNoteMaxCharacters, type ReportCaseDetail } from '../model/report-case.ts';
import { useCaseAction } from './use-case-action.ts';

/** What colleagues found out, for the desk only. */
export function CaseNotes({ item, mayWrite }: { item: ReportCaseDetail; mayWrite: boolean }) {
  const [note, setNote] = useState('');
  const { act, isPending } = useCaseAction(item);
  const send = () => act({ name: 'note', note: note.trim() }, 'The note is saved.', () => setNote(''));
  return (
    <Paper variant="outlined" component="section" aria-labelledby="case-notes" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="case-notes" component="h2" variant="h6" sx={{ mb: 1 }}>
        Notes
      </Typography>
      {item.notes.map(({ author, text, at }) => (
        <Box key={`${at} ${author}`} sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>
          <Box sx={{ color: 'text.secondary' }}>
            {author}, {describeTime(at)}
          </Box>
        </Box>
      ))}
      {mayWrite && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <TextField
            fullWidth
            label="Note for the desk"
            multiline
            minRows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: reportNoteMaxCharacters } }}
          />
          <Button
            variant="outlined"
            size="small"
            disabled={isPending || note.trim() === ''}
            onClick={() => void send()}
          >
            Add note
          </Button>
        </Box>
      )}
    </Paper>
  );
}
