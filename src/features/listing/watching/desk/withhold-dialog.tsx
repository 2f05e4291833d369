import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
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
  /** Its links; the only one is not asked for. */
  fields: readonly string[];
  isPending: boolean;
  onClose: () => void;
  onWithhold: (choice: WithholdChoice) => void;
}

/** Asks which link is taken away from visitors, and why. */
export function WithholdDialog({ name, fields, isPending, onClose, onWithhold }: WithholdDialogProps) {
  const [field, setField] = useState(fields.length === 1 ? (fields[0] ?? '') : '');
  const [reason, setReason] = useState<WithholdingReason>();
  const [note, setNote] = useState('');
  const isReady = field !== '' && reason !== undefined && note.trim() !== '' && !isPending;
  return (
    <ActionDialog
      title={`Withhold a link of ${name}`}
      action="Withhold link"
      isSevere
      onAct={isReady ? () => onWithhold({ field, reason, note }) : undefined}
      onClose={onClose}
    >
      <Typography>
        The item stays listed without the link, and visitors read that it is being checked. A person decides
        at Watch how it ends. After a takeover or fraud, another person than you gives the link back.
      </Typography>
      {fields.length > 1 && <LinkChoice fields={fields} value={field} onChoose={setField} />}
      <ReasonChoice
        reasons={withholdingReasons}
        words={withholdingWords}
        value={reason}
        onChange={setReason}
      />
      <TextField
        label="What you saw, for the desk"
        helperText="It is kept in the log. Visitors do not see it."
        required
        multiline
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: watchNoteMaxCharacters } }}
      />
    </ActionDialog>
  );
}
