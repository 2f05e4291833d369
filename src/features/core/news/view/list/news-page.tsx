import { Trans } from '@lingui/react/macro';
import { useHref, useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { newsAddress, newsFeedAddress } from '../../model/news-address.ts';
import { KindFilter } from './kind-filter.tsx';
import { NewsHead } from './news-head.tsx';
import { NewsList } from './news-list.tsx';
import styles from './news-page.module.css';
import type { NewsListData } from './news-list-data.ts';

/** Says that there is nothing; of one kind, it leads to the others. */
function Empty({ kind }: Pick<NewsListData, 'kind'>) {
  const href = useHref();
  return (
    <div className={`wrap ${styles.empty}`}>
      {kind === null ? (
        <EmptyState
          title={<Trans>No notices yet</Trans>}
          actions={
            <Button href={href('/')}>
              <Trans>Back to home</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={<Trans>No notices of this kind yet</Trans>}
          actions={
            <Button href={href(newsAddress)}>
              <Trans>All news</Trans>
            </Button>
          }
        />
      )}
    </div>
  );
}

/** All news or those of one kind, latest first. */
export function NewsPage({ data }: { data: NewsListData }) {
  const href = useHref();
  const locale = useLocale();
  const { items, counts, kind, pinned, start } = data;
  const leading = pinned ?? (start === 0 ? items[0] : undefined);
  const isEmpty = items.length === 0 && !pinned;
  return (
    <Sections>
      <NewsHead leading={leading} isPinned={pinned !== undefined} />
      <div className={`wrap ${styles.bar}`}>
        {counts && (kind !== null || !isEmpty) ? <KindFilter counts={counts} chosen={kind} /> : null}
        <TextLink className={styles.feed} href={href(newsFeedAddress)} icon="rss">
          <Trans>RSS feed</Trans>
        </TextLink>
      </div>
      {isEmpty ? (
        <Empty kind={kind} />
      ) : (
        <NewsList key={`${locale} ${kind} ${start}`} data={data} leading={leading} />
      )}
    </Sections>
  );
}
