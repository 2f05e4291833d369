import type { ReactNode } from 'react';
import notes from './step-notes.module.css';

/** What has to be said between a step's head and its content; takes no room when there is nothing. */
export function StepNotes({ children }: { children: ReactNode }) {
  return <div className={notes.notes}>{children}</div>;
}
