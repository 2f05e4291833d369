import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  id: string;
  title: ReactNode;
  /** A sentence or a link, at the other end of the line. */
  children: ReactNode;
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
