import { Plural } from '@lingui/react/macro';
import type { Ref } from 'react';
import { formatYear } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { NewsYear as Year } from '../../model/news-item.ts';
import { NewsEntry } from './news-entry.tsx';
import styles from './news-year.module.css';

interface NewsYearProps {
  year: Year;
  /** Of all its items but the one that leads the page, shown or not. */
  count: number;
  /** The item that gets `markedRef`. */
  marked: number | 'end' | undefined;
  markedRef: Ref<HTMLAnchorElement>;
}

/** The items of one year. */
export function NewsYear({ year, count, marked, markedRef }: NewsYearProps) {
  const name = formatYear(year.time, useLocale());
  return (
    <section className={styles.year}>
      <div className={styles.head}>
        <h2 className="num">
          <time dateTime={year.time} suppressHydrationWarning>
            {name}
          </time>
        </h2>
        <i aria-hidden="true" />
        <p>
          <Plural value={count} one="# notice" other="# notices" />
        </p>
      </div>
      <ul className={styles.list}>
        {year.list.map((item) => (
          <NewsEntry key={item.id} item={item} linkRef={item.id === marked ? markedRef : null} />
        ))}
      </ul>
    </section>
  );
}
