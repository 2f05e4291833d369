import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './section-head.module.css';

export interface SectionHeadProps {
  /** Id of the title, which names the section. */
  id: string;
  title: ReactNode;
  /** A sentence beside the title, starting in the middle of the line. */
  lead?: ReactNode;
  className?: string | undefined;
  /** A sentence or a link instead, at the end of the line. */
  children?: ReactNode;
}

/** A title with related content on the same line; below it where there is no room. */
export function SectionHead({ id, title, lead, className, children }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, className)}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={classNames('lead', styles.lead)}>{lead}</p>}
      {children}
    </div>
  );
}
