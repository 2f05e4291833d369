import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { ReasonChoice } from '#features/core/desk-kit/desk/reason-choice.tsx';
import { delistingReasons, type DelistingReason } from '../model/delisting.ts';
import { delistingNoteMaxCharacters, type ListedItem, type ListingChange } from '../model/listing-change.ts';
import { delistingWords } from './listing-words.ts';

/** Asks for the reason, which visitors read, and for a note, which they do not. */
export function DelistDialog({
  item,
  isPending,
  onClose,
  onDelist,
}: {
  item: Pick<ListedItem, 'kind' | 'name'>;
  isPending: boolean;
  onClose: () => void;
  onDelist: (change: ListingChange) => void;
}) {
  const [reason, setReason] = useState<DelistingReason>();
  const [note, setNote] = useState('');
  return (
    <ActionDialog
      title={`Delist ${item.name}`}
      action="Delist item"
      isSevere
      onAct={reason && !isPending ? () => onDelist({ name: 'delist', reason, note }) : undefined}
      onClose={onClose}
    >
      <Typography>
        {item.kind === 'dapp'
          ? 'It disappears from the store and the API. Its page says that it was removed, with this reason, and no longer links to its site.'
          : 'It disappears from the store and the API.'}
      </Typography>
      <ReasonChoice reasons={delistingReasons} words={delistingWords} value={reason} onChange={setReason} />
      <TextField
        label="Note for the desk"
        helperText="What you saw, and where. Visitors do not see it."
        multiline
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: delistingNoteMaxCharacters } }}
      />
    </ActionDialog>
  );
}
