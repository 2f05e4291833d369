import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './plate.module.css';

interface PlateProps {
  /** `#RRGGBB`; the same by day and by night. Without it the plate has the sheet's color. */
  ground?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A ground on which a logo is shown. */
export function Plate({ ground, className, children }: PlateProps) {
  return (
    <div className={classNames(styles.plate, className)}>
      {ground && (
        <svg className={styles.ground} aria-hidden="true">
          <rect width="100%" height="100%" fill={ground} />
        </svg>
      )}
      {children}
    </div>
  );
}
