import type { ReactNode } from 'react';
import styles from './floating-notice.module.css';

export interface FloatingNoticeProps {
  /** Below the header, or at the bottom of the window. */
  edge: 'top' | 'bottom';
  /** `alert` interrupts a screen reader, `status` waits. */
  role: 'alert' | 'status';
  /** Errors have a border in the danger color. */
  isError?: boolean;
  /** Null while there is no message: the region stays, so that screen readers announce new content. */
  children: ReactNode;
}

/** A floating line of text that does not block the page behind it. */
export function FloatingNotice({ edge, role, isError = false, children }: FloatingNoticeProps) {
  return (
    <div role={role} className={`${styles.place} ${styles[edge]}`}>
      {children === null ? null : (
        <div className={isError ? `${styles.notice} ${styles.error}` : styles.notice}>{children}</div>
      )}
    </div>
  );
}
