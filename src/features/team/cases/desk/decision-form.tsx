import {
  Box,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';

interface DecisionFormProps {
  title?: string;
  children: ReactNode;
}

/** The form of a decision about a case: what it is to be, why, and the button. */
export function DecisionForm({ title = 'Decide', children }: DecisionFormProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface OutcomeChoiceProps<Outcome extends string> {
  /** For screen readers. */
  label?: string;
  outcomes: readonly { value: Outcome; label: string; disabled?: boolean }[];
  chosen: Outcome | '';
  onChoose: (outcome: Outcome) => void;
  /** What the choice leads to, or why one is not possible. */
  hints?: readonly (string | false | undefined)[];
}

/** The possible outcomes of a case, and what the chosen one leads to. */
export function OutcomeChoice<Outcome extends string>({
  label = 'Outcome',
  outcomes,
  chosen,
  onChoose,
  hints = [],
}: OutcomeChoiceProps<Outcome>) {
  return (
    <Box>
      <RadioGroup aria-label={label} value={chosen} onChange={(_, value) => onChoose(value as Outcome)}>
        {outcomes.map(({ value, label: word, disabled = false }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={word} disabled={disabled} />
        ))}
      </RadioGroup>
      {hints.map((hint) => hint && <FormHelperText key={hint}>{hint}</FormHelperText>)}
    </Box>
  );
}

interface ReasonFieldProps {
  label: string;
  /** Who reads it. */
  helperText?: string;
  text: string;
  onType: (text: string) => void;
  maxCharacters: number;
  isOptional?: boolean;
  rows?: number;
}

/** Why a case is decided so, for the desk or for the team that asked. */
export function ReasonField({
  label,
  helperText,
  text,
  onType,
  maxCharacters,
  isOptional = false,
  rows = 3,
}: ReasonFieldProps) {
  return (
    <TextField
      label={label}
      helperText={helperText}
      required={!isOptional}
      multiline
      minRows={rows}
      value={text}
      onChange={(event) => onType(event.target.value)}
      slotProps={{ htmlInput: { maxLength: maxCharacters } }}
    />
  );
}
