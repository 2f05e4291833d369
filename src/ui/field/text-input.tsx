import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** One line of text; takes what `<input>` takes. */
export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />;
}
