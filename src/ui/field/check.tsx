import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages, useMessageIds } from './field-messages.tsx';
import { FieldRemark } from './field-remark.tsx';
import styles from './check.module.css';

export interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Needed for an error or a remark. */
  id?: string | undefined;
  error?: ReactNode;
  children: ReactNode;
}

/** A checkbox with its label. Takes the props of `<input type="checkbox">`. */
export function Check({ children, error, className, ...rest }: CheckProps) {
  const { id } = rest;
  const described = useMessageIds(id ?? '', { error });
  return (
    <div className={classNames(styles.group, className)}>
      {id && <FieldRemark id={id} />}
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={id && described}
        />
        <span>{children}</span>
      </label>
      {id && <FieldMessages id={id} error={error} />}
    </div>
  );
}
