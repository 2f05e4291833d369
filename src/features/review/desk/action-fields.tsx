import { MenuItem, TextField } from '@mui/material';
import type { OfferedAction } from '../model/actions-for.ts';
import { reviewTextMaxCharacters } from '../model/review-action.ts';
import { actionWords, reasonWords, textHint } from './review-words.ts';

/** The inputs that an action asks for; their names are the keys of the action. */
export function ActionFields({ action: { name, fields, reasons } }: { action: OfferedAction }) {
  return (
    <>
      {fields.includes('reason') && (
        <TextField name="reason" label="Reason" select required defaultValue="" fullWidth>
          {reasons.map((reason) => (
            <MenuItem key={reason} value={reason}>
              {reasonWords[reason]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {fields.includes('text') && (
        <TextField
          name="text"
          label="Text to the submitter"
          helperText={actionWords[name].textHint ?? textHint}
          slotProps={{ htmlInput: { maxLength: reviewTextMaxCharacters } }}
          multiline
          minRows={4}
          maxRows={12}
          required
          fullWidth
        />
      )}
      {fields.includes('link') && (
        <TextField
          name="link"
          label="Transaction link or hash"
          helperText="As the explorer shows it. It cannot pay for two submissions."
          slotProps={{ htmlInput: { maxLength: 500 } }}
          required
          fullWidth
        />
      )}
    </>
  );
}
