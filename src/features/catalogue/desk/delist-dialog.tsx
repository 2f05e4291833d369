import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { delistingReasons, type DelistingReason } from '../model/delisting.ts';
import { delistingNoteMaxCharacters, type ListedItem, type ListingChange } from '../model/listing-change.ts';
import { delistingWords } from './listing-words.ts';

function ReasonChoice({
  value,
  onChange,
}: {
  value: DelistingReason | undefined;
  onChange: (reason: DelistingReason) => void;
}) {
  return (
    <RadioGroup
      aria-label="Reason"
      value={value ?? ''}
      onChange={(_, chosen) => onChange(chosen as DelistingReason)}
    >
      {delistingReasons.map((reason) => (
        <FormControlLabel key={reason} value={reason} control={<Radio />} label={delistingWords[reason]} />
      ))}
    </RadioGroup>
  );
}

/** Asks for the reason, which visitors read, and for a note, which they do not. */
export function DelistDialog({
  item,
  onClose,
  onDelist,
}: {
  item: ListedItem;
  onClose: () => void;
  onDelist: (change: ListingChange) => void;
}) {
  const [reason, setReason] = useState<DelistingReason>();
  const [note, setNote] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="delist-title">
      <DialogTitle id="delist-title">Delist {item.name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>
          {item.kind === 'dapp'
            ? 'It disappears from the store and the API. Its page says that it was removed, with this reason, and no longer links to its site.'
            : 'It disappears from the store and the API.'}
        </Typography>
        <ReasonChoice value={reason} onChange={setReason} />
        <TextField
          label="Note for the desk"
          helperText="What was seen, and where. Visitors do not read it."
          multiline
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ htmlInput: { maxLength: delistingNoteMaxCharacters } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="error"
          disabled={reason === undefined}
          onClick={() => reason && onDelist({ name: 'delist', reason, note })}
        >
          Delist item
        </Button>
      </DialogActions>
    </Dialog>
  );
}
