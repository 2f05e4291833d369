import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  /** Alternative text; without it the drawing is decorative. */
  label?: string | undefined;
  children: ReactNode;
}

/**
 * A phone of 304 × 636 px, from above; it is placed on the harbor chart (`quay` in src/lib/chart/harbor.ts)
 * like a ship.
 */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <div className={styles.phone} {...meaning}>
      <div className={styles.screen} aria-hidden="true">
        <div className={styles.status}>
          <b className="num">9:41</b>
          <i className={styles.island} />
          <i className={styles.battery} />
        </div>
        {children}
      </div>
    </div>
  );
}
