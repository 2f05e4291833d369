import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './article-body.module.css';

export interface ArticleFact {
  label: string;
  value: ReactNode;
  /** Large and in italics, like a chart's number. */
  isNumber?: boolean;
}

interface ArticleBodyProps {
  facts: readonly ArticleFact[];
  /** Below the facts where there is a margin; left out where there is none. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The text of an article with its facts in the margin. */
export function ArticleBody({ facts, tools, children }: ArticleBodyProps) {
  return (
    <div className={`wrap ${styles.body}`}>
      <div className={styles.margin}>
        <dl>
          {facts.map(({ label, value, isNumber }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={classNames(isNumber && `num ${styles.number}`)}>{value}</dd>
            </div>
          ))}
        </dl>
        {tools ? (
          <div className={styles.tools} data-screen-only="">
            {tools}
          </div>
        ) : null}
      </div>
      <div>{children}</div>
    </div>
  );
}
