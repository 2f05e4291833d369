import type { ReactNode } from 'react';
import { problemsId } from './flow/problems.ts';
import problems from './problems.module.css';

/** Everything that keeps a step from going on. It takes the focus when the person asks to go on. */
export function Problems({ children }: { children: ReactNode }) {
  return (
    <div id={problemsId} className={problems.problems} tabIndex={-1}>
      {children}
    </div>
  );
}
