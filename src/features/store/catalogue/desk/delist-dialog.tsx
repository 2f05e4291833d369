import { TextField, Typography } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { ReasonChoice } from '#features/core/desk-kit/desk/reason-choice.tsx';
import { delistingReasons, type DelistingReason } from '../model/delisting.ts';
import { delistingNoteMaxCharacters, type ListedItem, type ListingChange } from '../model/listing-change.ts';
import { delistingWords } from './listing-words.ts';

interface Typed {
  reason: DelistingReason | undefined;
  note: string;
}

const nothing: Typed = { reason: undefined, note: '' };

/** Asks for the reason, which visitors read, and for a note, which they do not. */
export function DelistDialog({
  item,
  isPending,
  onClose,
  onDelist,
}: {
  item: Pick<ListedItem, 'id' | 'kind' | 'name'>;
  isPending: boolean;
  onClose: () => void;
  /** Never rejects. @returns whether it was done */
  onDelist: (change: ListingChange) => Promise<boolean>;
}) {
  const form = useKeptForm({ resource: 'listings', id: item.id, part: 'delist' }, nothing);
  const { reason, note } = form.values;
  const delist = async (chosen: DelistingReason) => {
    const isDone = await onDelist({ name: 'delist', reason: chosen, note });
    if (isDone) form.settle(form.values);
    return isDone;
  };
  return (
    <ActionDialog
      title={`Delist ${item.name}`}
      action="Delist item"
      isSevere
      onAct={reason && !isPending ? () => delist(reason) : undefined}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <Typography>
        {item.kind === 'dapp'
          ? 'The item disappears from the store and the API. Its page says that it was removed, with this reason, and no longer links to its site.'
          : 'The item disappears from the store and the API.'}
      </Typography>
      <ReasonChoice
        reasons={delistingReasons}
        words={delistingWords}
        value={reason}
        onChange={(chosen) => form.set({ reason: chosen })}
      />
      <TextField
        label="Note for the desk"
        helperText="What you saw, and where. Visitors do not see it."
        multiline
        minRows={2}
        value={note}
        onChange={(event) => form.set({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: delistingNoteMaxCharacters } }}
      />
    </ActionDialog>
  );
}
