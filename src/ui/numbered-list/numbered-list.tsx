import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './numbered-list.module.css';

export interface NumberedListProps {
  items: readonly ReactNode[];
  className?: string | undefined;
}

/** Numbered sentences. */
export function NumberedList({ items, className }: NumberedListProps) {
  return (
    <ol className={classNames(styles.list, className)}>
      {items.map((item, position) => (
        <li key={position}>{item}</li>
      ))}
    </ol>
  );
}
