import { Box, Button, Typography } from '@mui/material';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { shownState } from './content-words.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { KeyHint } from './key-hint.tsx';
import type { EntryForm } from './use-entry-form.ts';
import { StateShape } from './state-shapes.tsx';

interface EntryHeaderProps {
  kind: ContentKind;
  entry: Entry | undefined;
  form: EntryForm;
  isBusy: boolean;
  onPublish: () => void;
  onSave: () => void;
}

/** What was handed over is called so, until it changes. */
const badgeOf = ({ handover }: ContentKind, entry: Entry) =>
  handover && entry.state === 'published' && !entry.hasUnpublished ? handover.action : shownState(entry);

/** Title, state, and what finishes the work. */
export function EntryHeader({ kind, entry, form, isBusy, onPublish, onSave }: EntryHeaderProps) {
  const heading = entry ? entry.title || 'Untitled' : `New ${kind.singular}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <title>{`${heading} · Desk`}</title>
      <Typography component="h1" variant="h4" noWrap sx={{ flex: '1 1 220px' }}>
        {heading}
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
          <StateShape {...entry} /> {badgeOf(kind, entry)}
        </Box>
      )}
      {entry?.state === 'draft' && <DeleteDraft entry={entry} form={form} isBusy={isBusy} />}
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onPublish}>
        {kind.handover?.action ?? 'Publish now'}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={isBusy || (entry !== undefined && !form.isChanged)}
        onClick={onSave}
      >
        {entry ? 'Save changes' : 'Save draft'} <KeyHint>Ctrl S</KeyHint>
      </Button>
    </Box>
  );
}
