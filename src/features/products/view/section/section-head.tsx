import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  id: string;
  title: ReactNode;
  lead: ReactNode;
}

/** A title with a sentence at the other end of the line. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <p className="lead">{lead}</p>
    </div>
  );
}
