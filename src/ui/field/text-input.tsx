import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './input.module.css';

/** A single-line text input; takes the props of `<input>`. */
export function TextInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...rest} className={classNames(styles.input, className)} />;
}
