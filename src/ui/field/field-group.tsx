import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages, useMessageIds } from './field-messages.tsx';
import { useFieldError } from './field-problems.tsx';
import { FieldRemark } from './field-remark.tsx';
import { RequiredMark } from './required-mark.tsx';
import styles from './field-group.module.css';

/** Props shared by all groups of choices. */
export interface GroupProps {
  /** Id of the group, so that an error summary can link to it. */
  id: string;
  legend: ReactNode;
  required?: boolean | undefined;
  /** Accessible label of the asterisk ("required"). */
  requiredLabel?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A fieldset with its legend, hint and error, wired together. */
export function FieldGroup(props: GroupProps & { role?: 'radiogroup' | undefined; children: ReactNode }) {
  const { id, legend, required, requiredLabel, hint, disabled, className, role, children } = props;
  const error = useFieldError(id, props.error);
  return (
    <fieldset
      id={id}
      role={role}
      tabIndex={-1}
      className={classNames(styles.group, className)}
      disabled={disabled}
      aria-describedby={useMessageIds(id, { hint, error })}
      aria-invalid={role && error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark label={requiredLabel} />}
      </legend>
      <div className={styles.body}>
        <FieldRemark id={id} />
        {children}
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
