import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-input.module.css';

/** A line of text behind a glass; takes what `<input>` takes. `className` is that of the box around both. */
export function SearchInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <div className={classNames(styles.search, className)}>
      <Icon name="search" />
      <input type="text" autoComplete="off" {...rest} />
    </div>
  );
}
