import { useLingui } from '@lingui/react/macro';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { issueSentence } from '#features/submission/submission-form/view/issue-sentence.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ChangePageData } from '../../model/change-page.ts';
import { checkLink } from '../../model/check-link.ts';
import { useProblem } from './use-problem.ts';

interface LinkRowProps {
  data: ChangePageData;
  /** Of the value in the listed item; also the name of the field. */
  path: string;
  label: ReactNode;
  value: string;
  isRequired: boolean;
}

/**
 * Whether the field is left for the button that sends the form: an error above would move the button away from under the pointer, and the
 * server says the same.
 */
const leadsToSending = ({ relatedTarget: next }: FocusEvent) =>
  next instanceof HTMLButtonElement && next.type === 'submit';

/** A link of the plain form, with what is listed now. With JavaScript it is checked when the field is left. */
export function LinkRow({ data, path, label, value, isRequired }: LinkRowProps) {
  const { i18n } = useLingui();
  const problem = useProblem(data);
  // Undefined while the field has what the form was shown with: the server has said what is wrong with that.
  const [code, setCode] = useState<ReturnType<typeof checkLink>>();
  const check = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    if (!leadsToSending(event)) setCode(typed === value ? undefined : checkLink(typed, { isRequired }));
  };
  return (
    <Field
      id={path}
      label={label}
      error={
        code === undefined ? problem(path) : code === null ? undefined : issueSentence(i18n, { path, code })
      }
    >
      {(control) => (
        <TextInput
          {...control}
          name={path}
          defaultValue={value}
          autoComplete="off"
          spellCheck={false}
          onBlur={check}
        />
      )}
    </Field>
  );
}
