import { Box, Button, Typography } from '@mui/material';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { stateWords } from './content-words.ts';
import { KeyHint } from './key-hint.tsx';
import { StateShape } from './state-shapes.tsx';

interface EntryHeaderProps {
  kind: ContentKind;
  entry: Entry | undefined;
  isBusy: boolean;
  isChanged: boolean;
  onPublish: () => void;
  onSave: () => void;
}

/** Title, state, and what finishes the work. */
export function EntryHeader({ kind, entry, isBusy, isChanged, onPublish, onSave }: EntryHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography component="h1" variant="h4" noWrap sx={{ flex: '1 1 220px' }}>
        {entry ? entry.title || 'Untitled' : `New ${kind.singular}`}
      </Typography>
      {entry && (
        <Box
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.75,
            px: 1,
            py: 0.25,
            fontSize: 12,
            bgcolor: 'action.hover',
          }}
        >
          <StateShape state={entry.state} />{' '}
          {kind.handover && entry.state === 'published' ? kind.handover.action : stateWords[entry.state]}
        </Box>
      )}
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onPublish}>
        {kind.handover?.action ?? 'Publish now'}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={isBusy || (entry !== undefined && !isChanged)}
        onClick={onSave}
      >
        {entry ? 'Save changes' : 'Save draft'} <KeyHint>Ctrl S</KeyHint>
      </Button>
    </Box>
  );
}
