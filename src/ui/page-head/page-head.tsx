import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
  /** Below the lead: buttons, facts. */
  children?: ReactNode;
}

/** Title and introduction of a page that does not start with a chart. */
export function PageHead({ title, lead, className, children }: PageHeadProps) {
  return (
    <header className={classNames(styles.head, className)}>
      <h1>{title}</h1>
      {lead && <p className={classNames('lead', styles.lead)}>{lead}</p>}
      {children}
    </header>
  );
}
