import { TextField } from '@mui/material';

/** Where people enter a code of their app or a recovery code; named `code` in the form. */
export function CodeField({
  isAppOnly = false,
  hasFocus = false,
}: {
  isAppOnly?: boolean;
  /** From the start: where nothing else is asked for. */
  hasFocus?: boolean;
}) {
  return (
    <TextField
      name="code"
      label="Code"
      required
      autoFocus={hasFocus}
      fullWidth
      autoComplete="one-time-code"
      helperText={
        isAppOnly
          ? 'Six digits from your authenticator app'
          : 'Six digits from your authenticator app, or a recovery code'
      }
      slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
