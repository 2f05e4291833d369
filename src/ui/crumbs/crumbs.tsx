import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './crumbs.module.css';

export interface CrumbsProps {
  /** Names the list ("Breadcrumb"). */
  label: string;
  /** Address of the parent page. */
  href: string;
  /** Name of the parent page. */
  back: ReactNode;
  /** The current page. */
  children: ReactNode;
}

/** Link back to the parent page. */
export function Crumbs({ label, href, back, children }: CrumbsProps) {
  return (
    <nav className={classNames('sm', styles.crumbs)} aria-label={label}>
      <a href={href}>{back}</a>
      <span aria-hidden="true">/</span>
      <span>{children}</span>
    </nav>
  );
}
