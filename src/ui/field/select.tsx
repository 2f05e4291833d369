import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import inputStyles from './input.module.css';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing (the empty string) is selected. */
  placeholder?: string | undefined;
}

/** The browser's own select in the design's frame: it works everywhere, especially on phones. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.select, className)}>
      <select
        {...rest}
        className={classNames(inputStyles.input, styles.native, rest.value === '' && styles.empty)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={17} className={styles.chevron} />
    </span>
  );
}
