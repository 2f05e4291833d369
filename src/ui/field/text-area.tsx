import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** A multi-line text input; takes the props of `<textarea>`. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={3} {...rest} className={classNames(styles.input, className)} />;
}
