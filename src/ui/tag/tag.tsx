import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** An image or icon of 20 px before the words. */
  mark?: ReactNode;
  /** Shows a remove button; it needs `removeLabel` ("Remove BSC"). */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  disabled?: boolean | undefined;
}

/** Something chosen, with a way to unchoose it. */
export function Tag({ children, mark, onRemove, removeLabel, disabled }: TagProps) {
  return (
    <span className={classNames(styles.tag, !onRemove && styles.plain)}>
      {mark}
      {children}
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove} disabled={disabled}>
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  );
}
