import { MenuItem, TextField, Typography } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { ReasonChoice } from '#features/core/desk-kit/desk/reason-choice.tsx';
import { watchNoteMaxCharacters, withholdingReasons, type WithholdingReason } from '../model/withholding.ts';
import { describeField, withholdingWords } from './watch-words.ts';

export interface WithholdChoice {
  field: string;
  reason: WithholdingReason;
  note: string;
}

function LinkChoice({
  fields,
  value,
  onChoose,
}: {
  fields: readonly string[];
  value: string;
  onChoose: (field: string) => void;
}) {
  return (
    <TextField select required label="Link" value={value} onChange={(event) => onChoose(event.target.value)}>
      {fields.map((each) => (
        <MenuItem key={each} value={each}>
          {describeField(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface WithholdDialogProps {
  /** Of the item. */
  name: string;
  /** The item at the desk: `dapp-12`. */
  item: string;
  /** Its links; the only one is not asked for. */
  fields: readonly string[];
  isPending: boolean;
  onClose: () => void;
  /** Never rejects. @returns whether it was done */
  onWithhold: (choice: WithholdChoice) => Promise<boolean>;
}

interface Typed extends Omit<WithholdChoice, 'reason'> {
  reason: WithholdingReason | undefined;
}

const nothing: Typed = { field: '', reason: undefined, note: '' };

/** Asks which link is taken away from visitors, and why. */
export function WithholdDialog(props: WithholdDialogProps) {
  const { name, item, fields, isPending, onClose, onWithhold } = props;
  const form = useKeptForm<Typed>({ resource: 'listings', id: item, part: 'withhold' }, nothing);
  const { values } = form;
  const { reason, note } = values;
  // Of several links the one that was chosen, unless it is withheld by now.
  const field =
    fields.length === 1 ? (fields[0] ?? '') : (fields.find((each) => each === values.field) ?? '');
  const isReady = field !== '' && reason !== undefined && note.trim() !== '' && !isPending;
  const withhold = async (chosen: WithholdingReason) => {
    const isDone = await onWithhold({ field, reason: chosen, note });
    if (isDone) form.settle(values);
    return isDone;
  };
  return (
    <ActionDialog
      title={`Withhold a link of ${name}`}
      action="Withhold link"
      isSevere
      onAct={isReady ? () => withhold(reason) : undefined}
      onClose={onClose}
    >
      <Typography>
        The item stays listed without the link, and visitors read that it is being checked. This is then
        decided under Watch. After a takeover or fraud, a person other than you has to decide to show the link
        again.
      </Typography>
      <RestoredNotice form={form} />
      {fields.length > 1 && (
        <LinkChoice fields={fields} value={field} onChoose={(chosen) => form.set({ field: chosen })} />
      )}
      <ReasonChoice
        reasons={withholdingReasons}
        words={withholdingWords}
        value={reason}
        onChange={(chosen) => form.set({ reason: chosen })}
      />
      <TextField
        label="What you saw, for the desk"
        helperText="It is kept in the audit log. Visitors do not see it."
        required
        multiline
        minRows={2}
        value={note}
        onChange={(event) => form.set({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: watchNoteMaxCharacters } }}
      />
    </ActionDialog>
  );
}
