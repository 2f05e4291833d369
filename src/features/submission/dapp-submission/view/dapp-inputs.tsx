import { Fragment, type ReactNode } from 'react';
import type { ChoiceField } from '#features/submission/form-fields/model/field.ts';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { FormField } from '#features/submission/submission-form/view/form/form-field.tsx';
import { useIssueSentence } from '#features/submission/submission-form/view/use-issue-sentence.ts';
import type { FieldChoices } from '#features/submission/submissions/view/kind-choices.ts';
import { RadioGroup } from '#ui/field/radio-group.tsx';
import { dappFields, dappForm, type DappDraft } from '../model/dapp-fields.ts';
import { useDappFlow } from './use-dapp-flow.ts';
import { useDappWords } from './use-dapp-words.ts';

type Section = keyof typeof dappForm;

interface DappInputsProps<Name extends Section> {
  section: Name;
  /** Inputs of fields that are asked for otherwise than their type is. */
  own: { [Field in (typeof dappForm)[Name][number]]?: ReactNode };
}

/** The inputs of a section, in the order of its description. */
export function DappInputs<Name extends Section>({ section, own }: DappInputsProps<Name>) {
  const ownInputs: { [Field in keyof DappDraft]?: ReactNode } = own;
  return dappForm[section].map((name) => {
    const field = dappFields[name];
    const byType =
      field.type === 'choice' ? <ChoiceInput name={name} field={field} /> : <FormField name={name} />;
    return <Fragment key={name}>{ownInputs[name] ?? byType}</Fragment>;
  });
}

function ChoiceInput({ name, field }: { name: keyof DappDraft; field: ChoiceField }) {
  const sentenceOf = useIssueSentence();
  const { labels, choices } = useDappWords();
  const { fields, setFields, issueAt } = useDappFlow();
  const names: FieldChoices = choices;
  const issue = issueAt(name);
  return (
    <RadioGroup
      id={fieldId(name)}
      legend={labels[name]}
      required={field.required}
      error={issue && sentenceOf(issue)}
      options={field.values.map((value) => ({ value, label: names[name]?.[value] }))}
      value={String(fields[name as keyof typeof fields] ?? '')}
      onChange={(value) => setFields({ [name]: value })}
    />
  );
}
