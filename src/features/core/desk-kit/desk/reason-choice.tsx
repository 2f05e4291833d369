import { FormControlLabel, Radio, RadioGroup } from '@mui/material';

interface ReasonChoiceProps<Reason extends string> {
  reasons: readonly Reason[];
  words: Readonly<Record<Reason, string>>;
  value: Reason | undefined;
  onChange: (reason: Reason) => void;
}

/** One reason of a list; none is chosen in advance. */
export function ReasonChoice<Reason extends string>({
  reasons,
  words,
  value,
  onChange,
}: ReasonChoiceProps<Reason>) {
  return (
    <RadioGroup
      aria-label="Reason"
      value={value ?? ''}
      onChange={(_, chosen) => {
        const reason = reasons.find((each) => each === chosen);
        if (reason) onChange(reason);
      }}
    >
      {reasons.map((reason) => (
        <FormControlLabel key={reason} value={reason} control={<Radio />} label={words[reason]} />
      ))}
    </RadioGroup>
  );
}
