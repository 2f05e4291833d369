import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './search-input.module.css';

/**
 * A text input with a search icon; takes the props of `<input>`. `className` applies to the box around both.
 */
export function SearchInput({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return (
    <div className={classNames(styles.search, className)}>
      <Icon name="search" />
      <input type="text" autoComplete="off" {...rest} />
    </div>
  );
}
