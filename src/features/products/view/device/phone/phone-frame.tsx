import type { ReactNode } from 'react';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  /** What the drawing shows, for those who cannot see it; without it the drawing is decoration. */
  label?: string | undefined;
  children: ReactNode;
}

/** A phone of 304 × 636 px, seen from above; it lies on the harbor's chart (`quay` in src/lib/chart/harbor.ts) like a ship. */
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
