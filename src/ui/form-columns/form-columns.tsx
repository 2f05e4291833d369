import { useId, type ReactNode } from 'react';
import { NumberedList } from '../numbered-list/numbered-list.tsx';
import styles from './form-columns.module.css';

interface FormColumnsProps {
  children: ReactNode;
  /** Heading over what follows after the form is sent. */
  title: ReactNode;
  /** What follows, in its order. */
  steps: readonly ReactNode[];
  /** Below the steps. */
  notes?: ReactNode;
}

/** A form, and beside it, or below it on a narrow screen, what follows after it is sent. */
export function FormColumns({ children, title, steps, notes }: FormColumnsProps) {
  const titleId = useId();
  return (
    <div className={styles.columns}>
      <div>{children}</div>
      <aside className={styles.aside} aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <NumberedList items={steps} className={styles.steps} />
        {notes}
      </aside>
    </div>
  );
}
