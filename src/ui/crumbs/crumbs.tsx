import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './crumbs.module.css';

export interface CrumbsProps {
  /** Names the list ("Breadcrumb"). */
  label: string;
  /** Where the way back leads. */
  href: string;
  /** Name of that page. */
  back: ReactNode;
  /** The present place. */
  children: ReactNode;
}

/** The way back to the page above. */
export function Crumbs({ label, href, back, children }: CrumbsProps) {
  return (
    <nav className={classNames('sm', styles.crumbs)} aria-label={label}>
      <a href={href}>{back}</a>
      <span aria-hidden="true">/</span>
      <span>{children}</span>
    </nav>
  );
}
