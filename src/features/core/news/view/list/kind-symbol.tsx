import type { ReactNode } from 'react';
import type { NewsKind } from '../../model/news-kinds.ts';
import styles from './kind-symbol.module.css';

const symbols: Record<NewsKind, ReactNode> = {
  release: (
    <>
      <path className={styles.flare} d="M20 20q6-9 14-12-1 8-12 14z" />
      <circle className={styles.filled} cx="20" cy="20" r="3" />
    </>
  ),
  maintenance: <path className={styles.dashed} d="M5 10l29-3 2 22-29 4z" />,
  warning: (
    <>
      <circle className={styles.dotted} cx="20" cy="20" r="14" />
      <path className={styles.cross} d="M20 15v10M15 20h10M16.5 16.5l7 7M23.5 16.5l-7 7" />
    </>
  ),
  company: (
    <>
      <circle className={styles.line} cx="20" cy="20" r="6" />
      <circle className={styles.filled} cx="20" cy="20" r="1.6" />
    </>
  ),
};

/** The mark of a kind on the chart of an item, as on nautical charts: a light, a dashed area, a danger, a position. */
export function KindSymbol({ kind }: { kind: NewsKind }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 40 40" aria-hidden="true">
      {symbols[kind]}
    </svg>
  );
}
