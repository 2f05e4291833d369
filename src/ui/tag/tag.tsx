import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  /** A 20 px image or icon before the label. */
  mark?: ReactNode;
  /** Shows a remove button; it needs `removeLabel` ("Remove BSC"). */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  disabled?: boolean | undefined;
}

/** A selected item, with an optional remove button. */
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
