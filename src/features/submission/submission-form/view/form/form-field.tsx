import type { ReactNode } from 'react';
import type { Field } from '#features/submission/form-fields/model/field.ts';
import { useFlow } from '../flow/flow-context.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface FormFieldProps<Name extends string = string> extends Omit<
  TextFieldProps,
  'path' | 'label' | 'value' | 'onChange' | 'required' | 'max' | 'type'
> {
  /** The field; what it takes, its name, value and error come from the form. */
  name: Name;
  /** Shows how many characters there may be. */
  counted?: boolean;
}

type TextNames<Controls> = {
  [Name in keyof Controls]: Controls[Name] extends string ? Name : never;
}[keyof Controls] &
  string;

/** The same for the fields of one form that are texts. */
export type FormFieldOf<Controls> = (props: FormFieldProps<TextNames<Controls>>) => ReactNode;

/** How a text of each type is typed in. */
function controlOf(field: Field | undefined): Partial<TextFieldProps> {
  switch (field?.type) {
    case 'link':
      return { type: 'url', placeholder: 'https://' };
    case 'email':
      return { type: 'email', autoComplete: 'email' };
    case 'account':
    case 'contact':
      return { verbatim: true };
    case 'number':
      return { inputMode: field.whole ? 'numeric' : 'decimal' };
    default:
      return {};
  }
}

/** A text of the form by its name. Where it is shown it is asked for. */
export function FormField({ name, counted, ...rest }: FormFieldProps) {
  const { fields, kind, setFields } = useFlow();
  const field = kind.fields[name];
  return (
    <TextField
      {...controlOf(field)}
      {...rest}
      path={name}
      label={kind.useLabels()[name] ?? name}
      required={field?.required ?? false}
      max={counted && field && 'max' in field ? field.max : undefined}
      value={(fields as Readonly<Record<string, string>>)[name] ?? ''}
      onChange={(typed) => setFields({ [name]: typed })}
    />
  );
}
