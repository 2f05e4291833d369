import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { newsItemAddress } from '../../model/news-address.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { KindTag } from '../kind-tag.tsx';
import { PublishedDay } from '../published-day.tsx';
import styles from './news-head.module.css';

/** Seed of the page's chart. */
const chartSeed = 147;

interface NewsHeadProps {
  /** The pinned item or the latest one; absent on later pages. */
  leading: NewsSummary | undefined;
  isPinned: boolean;
}

function Callout({ leading, isPinned }: { leading: NewsSummary; isPinned: boolean }) {
  const href = useHref();
  return (
    <a className={styles.callout} href={href(newsItemAddress(leading.id))}>
      <i className={styles.leader} aria-hidden="true" />
      <p className={styles.facts}>
        <KindTag kind={leading.kind} />
        <span>
          {isPinned ? (
            <Trans context="news item that stays on top of the list">Pinned</Trans>
          ) : (
            <Trans context="the latest news item">Latest</Trans>
          )}
        </span>
        <PublishedDay time={leading.create_time} />
      </p>
      <h2 lang={leading.lang}>{leading.title}</h2>
      <p lang={leading.lang}>{leading.desc}</p>
    </a>
  );
}

/** The page's chart with its title on a plate, and the leading item. */
export function NewsHead({ leading, isPinned }: NewsHeadProps) {
  const wallet = brand.name;
  return (
    <section className={styles.head}>
      <div className={styles.chart} data-screen-only="">
        <Chart kind="header" seed={chartSeed} />
      </div>
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.plate}>
          <h1>
            <Trans>
              News <em>and notices</em>
            </Trans>
          </h1>
          <p className="lead">
            <Trans>
              Releases, new networks, maintenance and warnings from the people who build {wallet}.
            </Trans>
          </p>
        </div>
        {leading && <Callout leading={leading} isPinned={isPinned} />}
      </div>
    </section>
  );
}
