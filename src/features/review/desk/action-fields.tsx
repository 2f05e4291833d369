import { MenuItem, TextField } from '@mui/material';
import type { OfferedAction } from '../model/actions-for.ts';
import { rejectionReasons } from '../model/rejection-reason.ts';
import { reviewTextMaxCharacters } from '../model/review-action.ts';
import { reasonWords, textHint } from './review-words.ts';

/** The inputs that an action asks for; their names are the keys of the action. */
export function ActionFields({ fields }: { fields: OfferedAction['fields'] }) {
  return (
    <>
      {fields.includes('reason') && (
        <TextField name="reason" label="Reason" select required defaultValue="" fullWidth>
          {rejectionReasons.map((reason) => (
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
          helperText={textHint}
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
