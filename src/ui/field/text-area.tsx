import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** Several lines of text; takes what `<textarea>` takes. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={3} {...rest} className={classNames(styles.input, className)} />;
}
