import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { describeTime } from '#lib/describe-time.ts';
import { reportNoteMaxCharacters, type ReportCaseDetail } from '../model/report-case.ts';
import { useCaseAction } from './use-case-action.ts';

const nothing = { note: '' };

/** What colleagues found out, for the desk only. */
export function CaseNotes({ item, mayWrite }: { item: ReportCaseDetail; mayWrite: boolean }) {
  const form = useKeptForm({ resource: 'reports', id: item.id, part: 'note' }, nothing);
  const { values } = form;
  const note = values.note.trim();
  const { act, isPending } = useCaseAction(item);
  const send = () => act({ name: 'note', note }, 'The note is saved.', () => form.settle(values));
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
          <RestoredNotice form={form} />
          <TextField
            fullWidth
            label="Note for the desk"
            multiline
            minRows={2}
            value={values.note}
            onChange={(event) => form.set({ note: event.target.value })}
            slotProps={{ htmlInput: { maxLength: reportNoteMaxCharacters } }}
          />
          <Button
            variant="outlined"
            size="small"
            disabled={isPending || note === ''}
            onClick={() => void send()}
          >
            Add note
          </Button>
        </Box>
      )}
    </Paper>
  );
}
