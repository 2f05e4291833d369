import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './plate.module.css';

interface PlateProps {
  /** `#RRGGBB`, the same in both themes. Without it the plate has the page's color. */
  ground?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A background on which a logo is shown. */
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
