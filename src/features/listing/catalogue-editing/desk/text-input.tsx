import { Box, TextField } from '@mui/material';
import { errorAt, FieldNotes } from './field-notes.tsx';
import { fieldLabel } from './listing-words.ts';
import type { ItemForm } from './use-item-form.ts';

interface TextInputProps {
  form: ItemForm;
  path: string;
  value: string;
  onChange: (value: string) => void;
  /** Characters that the field takes. */
  max: number;
  hint?: string | undefined;
  isLong?: boolean;
  lang?: string;
}

/** One text with its length, its errors and what was found out about it. */
export function TextInput({ form, path, value, onChange, max, hint, isLong, lang }: TextInputProps) {
  const length = [...value].length;
  const error = errorAt(form, path) ?? (length > max ? `The maximum is ${max} characters.` : undefined);
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        fullWidth
        label={fieldLabel(path)}
        value={value}
        multiline={isLong === true}
        maxRows={8}
        error={error !== undefined}
        helperText={error ?? hint ?? (length > max * 0.8 ? `${length} of ${max}` : undefined)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { ...(lang && { lang }), spellCheck: isLong === true } }}
        sx={{ m: 0 }}
      />
      <FieldNotes form={form} path={path} />
    </Box>
  );
}
