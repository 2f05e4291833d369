import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { countCharacters } from '../../model/count-characters.ts';
import { useIssueSentence } from '../use-issue-sentence.ts';
import { fieldId } from '../flow/field-order.ts';
import { useFlow } from '../flow/flow-context.ts';

export interface TextFieldProps {
  /** The field's path in the submission. */
  path: string;
  label: ReactNode;
  value: string;
  onChange(value: string): void;
  required?: boolean;
  /** Shows how many characters there may be. */
  max?: number | undefined;
  hint?: ReactNode;
  placeholder?: string;
  type?: 'text' | 'url' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Keyboard of phones, where the type does not say it. */
  inputMode?: 'numeric' | 'decimal';
  /** Accounts and addresses are neither corrected nor translated. */
  verbatim?: boolean;
  disabled?: boolean;
  lines?: number;
}

const keyboards = { text: 'text', url: 'url', email: 'email' } as const;

/** A text of the form with its label, limit and error. The browser's own checks stay out: the schema decides. */
export function TextField(props: TextFieldProps) {
  const {
    path,
    label,
    value,
    onChange,
    max,
    hint,
    type = 'text',
    lines,
    verbatim,
    required,
    ...rest
  } = props;
  const sentenceOf = useIssueSentence();
  const { issueAt } = useFlow();
  const issue = issueAt(path);
  const isVerbatim = verbatim === true || type !== 'text';
  const controlProps = {
    ...rest,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    inputMode: rest.inputMode ?? keyboards[type],
    autoCapitalize: isVerbatim ? 'none' : undefined,
    spellCheck: isVerbatim ? false : undefined,
    autoComplete: rest.autoComplete ?? 'off',
  };
  return (
    <Field
      id={fieldId(path)}
      label={label}
      required={required}
      hint={hint}
      error={issue && sentenceOf(issue)}
      count={max === undefined ? undefined : { value: countCharacters(value), max }}
    >
      {(control) =>
        lines === undefined ? (
          <TextInput {...control} {...controlProps} />
        ) : (
          <TextArea {...control} {...controlProps} rows={lines} />
        )
      }
    </Field>
  );
}
