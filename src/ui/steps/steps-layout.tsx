import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Sections } from '../section-boundary/section-boundary.tsx';
import styles from './steps-layout.module.css';

export interface StepsLayoutProps {
  /** `Steps`. */
  plan: ReactNode;
  /** Limits the step to text width; otherwise it takes the available width. */
  narrow?: boolean | undefined;
  /** Id of the step; with it the step can take the focus. */
  id?: string | undefined;
  children: ReactNode;
}

/** A step with the list of steps on its left, or above it where there is no room for both. */
export function StepsLayout({ plan, narrow = false, id, children }: StepsLayoutProps) {
  return (
    <div className={classNames('wrap', styles.layout)}>
      {plan}
      <div
        className={classNames(styles.step, narrow && styles.narrow)}
        id={id}
        tabIndex={id === undefined ? undefined : -1}
      >
        <Sections>{children}</Sections>
      </div>
    </div>
  );
}
