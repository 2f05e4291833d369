import { useHref } from '#i18n/locale-context.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { newsItemAddress } from '../../model/news-address.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { NewsTime } from '../news-time.tsx';
import styles from './leading-item.module.css';

/** The latest item, with the chart generated from its id. */
export function LeadingItem({ item }: { item: NewsSummary }) {
  const href = useHref();
  return (
    <div className="wrap">
      <a className={styles.item} href={href(newsItemAddress(item.id))}>
        <span className={styles.cover}>
          <Chart kind="feature" seed={item.id} />
        </span>
        <div>
          <NewsTime item={item} />
          <h2 lang={item.lang}>{item.title}</h2>
          <p className="lead" lang={item.lang}>
            {item.desc}
          </p>
        </div>
      </a>
    </div>
  );
}
