import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material';
import type { ContentKind, FactField } from '../model/content-kind.ts';
import type { Fact } from '../model/content-body.ts';
import { PictureInput } from './picture-input.tsx';
import type { EntryForm } from './use-entry-form.ts';

interface FactInputProps {
  kind: string;
  field: FactField;
  value: Fact;
  onChange: (value: Fact) => void;
}

/** Types of `input`; the others are plain text. */
const inputTypes: Partial<Record<FactField['type'], string>> = {
  number: 'number',
  date: 'date',
  month: 'month',
  link: 'url',
};

function FactInput({ kind, field, value, onChange }: FactInputProps) {
  const { label, hint } = field;
  if (field.type === 'flag')
    return (
      <FormControlLabel
        label={label}
        control={<Switch checked={value === true} onChange={(_event, checked) => onChange(checked)} />}
      />
    );
  if (field.type === 'picture')
    return <PictureInput kind={kind} field={field} value={String(value)} onChange={onChange} />;
  const isNumber = field.type === 'number';
  return (
    <TextField
      label={label}
      helperText={hint}
      select={field.type === 'choice'}
      type={inputTypes[field.type] ?? 'text'}
      required={'required' in field && field.required}
      value={value}
      onChange={(event) => onChange(isNumber ? Number(event.target.value) : event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        ...(isNumber && { htmlInput: { min: field.min, max: field.max } }),
      }}
      sx={{ m: 0 }}
    >
      {field.type === 'choice' &&
        field.options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
    </TextField>
  );
}

interface FactFieldsProps {
  kind: ContentKind;
  form: EntryForm;
}

/** The fields that are the same in every language. */
export function FactFields({ kind, form }: FactFieldsProps) {
  if (kind.facts.length === 0) return null;
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', pt: 0.5 }}
    >
      {kind.facts.map((field) => (
        <FactInput
          key={field.name}
          kind={kind.name}
          field={field}
          value={form.body.facts[field.name] ?? ('initial' in field ? field.initial : '')}
          onChange={(value) => form.setFact(field.name, value)}
        />
      ))}
    </Box>
  );
}
