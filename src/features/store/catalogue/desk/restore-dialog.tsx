import { Alert, TextField, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { describeTime } from '#lib/describe-time.ts';
import {
  delistingNoteMaxCharacters,
  type ListedDelisting,
  type ListedItem,
  type ListingChange,
} from '../model/listing-change.ts';
import type { DelistingFinding } from '../model/restoration.ts';
import { delistingWords, linkWords } from './listing-words.ts';

/** Shows what the watch had found, with its evidence. */
export type FindingEvidence = ComponentType<{ finding: DelistingFinding }>;

interface RestoreDialogProps {
  item: ListedItem;
  /** That the person decides about, as it was when they opened the dialog. */
  delisting: ListedDelisting;
  Evidence: FindingEvidence;
  isPending: boolean;
  onClose: () => void;
  /** Never rejects. @returns whether it was done */
  onRestore: (change: ListingChange) => Promise<boolean>;
}

/** What happens to the links of the item. */
function describeLinks({ closes }: ListedDelisting): string {
  if (closes.length === 0)
    return 'The page of the item and all its links are public again immediately. First open its site carefully and check it.';
  const names = closes.map((field) => linkWords[field] ?? field).join(', ');
  return `The page of the item is public again immediately, but these links stay withheld until the watch has checked them: ${names}. A link that is as it was before the delisting is shown again. Anything else becomes a finding for a person to decide.`;
}

const nothing = { note: '' };

/** Shows why an item was delisted, and asks why it may be listed again. */
export function RestoreDialog({
  item,
  delisting,
  Evidence,
  isPending,
  onClose,
  onRestore,
}: RestoreDialogProps) {
  const { id, reason, actor, at, finding } = delisting;
  const form = useKeptForm({ resource: 'listings', id: item.id, part: 'restore' }, nothing, { seen: id });
  const { values } = form;
  const { note } = values;
  const isReady = note.trim() !== '' && !isPending;
  const restore = async () => {
    const isDone = await onRestore({ name: 'restore', delisting: id, note });
    if (isDone) form.settle(values);
    return isDone;
  };
  return (
    <ActionDialog
      title={`Restore ${item.name}`}
      action="Restore item"
      onAct={isReady ? restore : undefined}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <Typography>
        Delisted by {actor}, {describeTime(at)}: {delistingWords[reason]}
      </Typography>
      {delisting.note && <Typography sx={{ overflowWrap: 'anywhere' }}>Note: {delisting.note}</Typography>}
      {finding && <Evidence finding={finding} />}
      <Alert severity="info">{describeLinks(delisting)}</Alert>
      <TextField
        label="Why it may be listed again"
        helperText="What you checked, and where. Visitors do not see it."
        required
        multiline
        minRows={2}
        value={note}
        onChange={(event) => form.set({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: delistingNoteMaxCharacters } }}
      />
    </ActionDialog>
  );
}
