import { TextField } from '@mui/material';

interface ChainFileFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** The pasted file of an EVM chain. */
export function ChainFileField({ text, onChange }: ChainFileFieldProps) {
  return (
    <TextField
      label="Chain file"
      helperText="One file from the ethereum-lists/chains repository."
      multiline
      minRows={10}
      maxRows={20}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false } }}
      sx={{ mt: 1, '& textarea': { fontFamily: 'var(--mono)', fontSize: 12.5 } }}
    />
  );
}
