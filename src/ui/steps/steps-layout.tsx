import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './steps-layout.module.css';

export interface StepsLayoutProps {
  /** `Steps`. */
  plan: ReactNode;
  /** Keeps to the width of a text; without it the step takes what is there. */
  narrow?: boolean | undefined;
  /** Of the step; with it the step can take the focus. */
  id?: string | undefined;
  children: ReactNode;
}

/** A step with the passage plan at its left, or above it where there is no room for both. */
export function StepsLayout({ plan, narrow = false, id, children }: StepsLayoutProps) {
  return (
    <div className={classNames('wrap', styles.layout)}>
      {plan}
      <div
        className={classNames(styles.step, narrow && styles.narrow)}
        id={id}
        tabIndex={id === undefined ? undefined : -1}
      >
        {children}
      </div>
    </div>
  );
}
