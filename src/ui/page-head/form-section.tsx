import type { ReactNode } from 'react';
import { SectionBoundary } from '../section-boundary/section-boundary.tsx';
import styles from './form-section.module.css';

export interface FormSectionProps {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a form: a heading under a line, one sentence, and its fields. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.fields}>
        <SectionBoundary>{children}</SectionBoundary>
      </div>
    </section>
  );
}
