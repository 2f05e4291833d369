import type { ReactNode } from 'react';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './article-head.module.css';

interface ArticleHeadProps {
  /** Id of what is told; its chart is drawn from it. */
  seed: number;
  title: string;
  /** The way back: `Crumbs`. */
  crumbs: ReactNode;
  lead?: ReactNode;
  /** One line of facts: when, how long. */
  byline?: ReactNode;
  /** Language of title and lead where it is not the page's. */
  lang?: string | undefined;
}

/** A chart with the title plate let into it, as a chart sheet has its own. */
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
