import type { ReactNode } from 'react';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  /** Id of the article; the seed of its chart. */
  seed: number;
  title: string;
  /** The link to the parent page: `Crumbs`. */
  crumbs: ReactNode;
  lead?: ReactNode;
  /** One line of facts: date, reading time. */
  byline?: ReactNode;
  /** Language of title and lead where it is not the page's. */
  lang?: string | undefined;
}

/** A chart with the title plate set into it. */
export function ArticleHead({ seed, title, crumbs, lead, byline, lang }: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.cover} data-screen-only="">
        <Chart kind="header" seed={seed} />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.plate}>
          {crumbs}
          <h1 lang={lang}>{title}</h1>
          {lead ? (
            <p className="lead" lang={lang}>
              {lead}
            </p>
          ) : null}
          {byline ? <p className={styles.byline}>{byline}</p> : null}
        </div>
      </div>
    </header>
  );
}
