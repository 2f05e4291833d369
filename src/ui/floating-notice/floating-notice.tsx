import type { ReactNode } from 'react';
import styles from './floating-notice.module.css';

export interface FloatingNoticeProps {
  /** Below the header, or at the foot of the window. */
  edge: 'top' | 'bottom';
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
  /** Errors have a border in the color of danger. */
  isError?: boolean;
  /** Null while there is nothing to say: the region stays, so that screen readers announce what comes into it. */
  children: ReactNode;
}

/** A line in front of the page that keeps nothing behind it out of reach. */
export function FloatingNotice({ edge, role, isError = false, children }: FloatingNoticeProps) {
  return (
    <div role={role} className={`${styles.place} ${styles[edge]}`}>
      {children === null ? null : (
        <div className={isError ? `${styles.notice} ${styles.error}` : styles.notice}>{children}</div>
      )}
    </div>
  );
}
