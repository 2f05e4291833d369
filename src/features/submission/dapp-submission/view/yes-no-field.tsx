import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';

export interface YesNoFieldProps {
  path: string;
  legend: string;
  /** Null while not answered. */
  value: boolean | null;
  onChange(value: boolean): void;
  required?: boolean;
}

/** A question with two answers. */
export function YesNoField({ path, legend, value, onChange, required }: YesNoFieldProps) {
  const { t } = useLingui();
  const sentenceOf = useIssueSentence();
  const { issueAt } = useFlow();
  const issue = issueAt(path);
  return (
    <RadioGroup
      id={fieldId(path)}
      legend={legend}
      required={required}
      error={issue && sentenceOf(issue)}
      options={[
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
}
