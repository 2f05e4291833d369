import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages, useMessageIds } from './field-messages.tsx';
import { useFieldError } from './field-problems.tsx';
import { FieldRemark } from './field-remark.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './field.module.css';

/** Required attributes of a control; spread it on the input. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** Id of the control; the ids of hint and error derive from it. */
  id: string;
  label: ReactNode;
  required?: boolean | undefined;
  /** Accessible label of the asterisk ("required"). */
  requiredLabel?: string | undefined;
  /** Shown small after the label of an optional field. */
  optionalLabel?: string | undefined;
  hint?: ReactNode;
  /** What is wrong, then what works. Shown with an icon and linked to the control. */
  error?: ReactNode;
  /** Characters used and allowed. */
  count?: { value: number; max: number } | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control, a hint, a count and an error, linked for accessibility. */
export function Field({
  id,
  label,
  required,
  requiredLabel,
  optionalLabel,
  className,
  children,
  error: ownError,
  ...rest
}: FieldProps) {
  const error = useFieldError(id, ownError);
  const messages = { ...rest, error };
  const control: ControlProps = {
    id,
    'aria-describedby': useMessageIds(id, messages),
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <RequiredMark label={requiredLabel} />}
        {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      <FieldRemark id={id} />
      {children(control)}
      <FieldMessages id={id} {...messages} />
    </div>
  );
}
