import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { CategoriesField, ChoiceField, Field } from '#features/submission/form-fields/model/field.ts';
import { isTyped } from '#features/submission/form-fields/model/typed-field.ts';
import type { ReviewSubmission } from '../../model/review-submission.ts';
import { useFieldDrawing } from '../use-field-drawing.tsx';
import { correctionFieldId } from './use-corrections.ts';

interface CorrectionInputProps {
  submission: ReviewSubmission;
  name: string;
  field: Field;
  /** As the desk calls the field. */
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What the rules of the form say of the value. */
  problem: string | undefined;
}

/** Longer texts are shown in several lines. */
const longFrom = 60;

function CategoriesInput({
  submission: { categories_known },
  field,
  value,
  onChange,
  ...input
}: TextFieldProps & {
  submission: ReviewSubmission;
  field: CategoriesField;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const titleOf = (id: number) => categories_known[id] ?? String(id);
  const ids = Object.keys(categories_known)
    .map(Number)
    .filter((id) => id !== field.except);
  return (
    <TextField
      {...input}
      select
      value={chosen}
      onChange={({ target }) => onChange([target.value].flat().map(Number))}
      slotProps={{
        select: {
          multiple: true,
          renderValue: (selected) => (selected as number[]).map(titleOf).join(', '),
        },
      }}
    >
      {ids.map((id) => (
        <MenuItem key={id} value={id}>
          {titleOf(id)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The value of one field as its type asks for it, with what was sent below. */
export function CorrectionInput({
  submission,
  name,
  field,
  label,
  value,
  onChange,
  problem,
}: CorrectionInputProps) {
  const { draw } = useFieldDrawing(submission);
  const sent: ReactNode = (
    <>
      {problem && <>{problem} </>}Sent: {draw(name, submission.payload?.[name]) ?? 'nothing'}
    </>
  );
  const input = {
    id: correctionFieldId(name),
    label,
    fullWidth: true,
    error: problem !== undefined,
    helperText: sent,
  };
  if (field.type === 'categories')
    return <CategoriesInput {...input} {...{ submission, field, value, onChange }} />;
  if (field.type === 'choice')
    return (
      <TextField {...input} select value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        {(field as ChoiceField).values.map((each) => (
          <MenuItem key={each} value={each}>
            {draw(name, each)}
          </MenuItem>
        ))}
      </TextField>
    );
  if (!isTyped(field)) throw new Error(`The desk has no input for ${field.type}`);
  return (
    <TextField
      {...input}
      value={value ?? ''}
      multiline={'max' in field && field.type === 'text' && field.max > longFrom}
      maxRows={8}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
