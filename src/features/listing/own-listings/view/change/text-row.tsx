import type { ReactNode } from 'react';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { ChangePageData } from '../../model/change-page.ts';
import { useProblem } from './use-problem.ts';

interface TextRowProps {
  data: ChangePageData;
  /** Of the value in the listed item; also the name of the field. */
  path: string;
  label: ReactNode;
  value: string;
  hint?: ReactNode;
  lang?: string;
  /** A text of several lines. */
  isLong?: boolean;
  /** An address or a link: not for spell checkers. */
  isCode?: boolean;
}

/** A field of text of the plain form, with what is listed now. */
export function TextRow({ data, path, label, value, hint, lang, isLong, isCode }: TextRowProps) {
  const problem = useProblem(data);
  const common = {
    name: path,
    defaultValue: value,
    lang,
    autoComplete: 'off',
    spellCheck: isCode ? false : undefined,
  };
  return (
    <Field id={path} label={label} hint={hint} error={problem(path)}>
      {(control) =>
        isLong ? <TextArea {...control} {...common} rows={3} /> : <TextInput {...control} {...common} />
      }
    </Field>
  );
}
