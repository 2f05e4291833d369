import { useLingui } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { FooterColumn as Column } from '../model/footer-columns.ts';
import styles from './footer-column.module.css';
import { columnTitles, footerLinkTitles } from './footer-words.ts';
import { TargetLink } from './target-link.tsx';

/** One column; it collapses on phones and is always open elsewhere (and without JavaScript). */
export function FooterColumn({ column, narrow }: { column: Column; narrow: boolean }) {
  const { t } = useLingui();
  const [unfolded, setUnfolded] = useState(false);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    if (narrow) setUnfolded(!unfolded);
  };
  return (
    <details className={styles.column} open={!narrow || unfolded}>
      <summary className={styles.title} tabIndex={narrow ? undefined : -1} onClick={onClick}>
        {t(columnTitles[column.id])}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {column.links.map((link) => {
          const title = 'id' in link ? t(footerLinkTitles[link.id]) : link.name;
          return (
            <li key={title}>
              <TargetLink to={link.target}>{title}</TargetLink>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
