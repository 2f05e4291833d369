import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages, idsOfMessages } from './field-messages.tsx';
import styles from './check.module.css';

export interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Needed when there is an error. */
  id?: string | undefined;
  error?: ReactNode;
  children: ReactNode;
}

/** A checkbox with its label. Takes the props of `<input type="checkbox">`. */
export function Check({ children, error, className, ...rest }: CheckProps) {
  const { id } = rest;
  return (
    <div className={classNames(styles.group, className)}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={id && idsOfMessages(id, { error })}
        />
        <span>{children}</span>
      </label>
      {id && <FieldMessages id={id} error={error} />}
    </div>
  );
}
