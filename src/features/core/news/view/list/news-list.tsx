import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, Ref } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { newsYearOf } from '../../model/count-years.ts';
import { groupNewsByYear } from '../../model/group-news.ts';
import { newsListAddress } from '../../model/news-address.ts';
import type { NewsSummary } from '../../model/news-item.ts';
import { newsPageSize } from '../../model/news-page-size.ts';
import type { NewsListData } from './news-list-data.ts';
import { NewsYear } from './news-year.tsx';
import styles from './news-list.module.css';
import { useNewsList } from './use-news-list.ts';

/**
 * The items by year, without the one that leads the page; later pages start with a link to the previous one.
 * Give it a key per list: added items belong to the list.
 */
export function NewsList({ data, leading }: { data: NewsListData; leading: NewsSummary | undefined }) {
  const href = useHref();
  const list = useNewsList(data);
  const { items, marked, markedRef } = list;
  const isFirst = data.start === 0;
  const others = items.filter(({ id }) => id !== leading?.id);
  return (
    <>
      {isFirst ? null : (
        <div className={`wrap ${styles.newer}`}>
          <TextLink href={href(newsListAddress(data.start - newsPageSize, data.kind))} icon="arrow-left">
            <Trans context="link to the page of a list with later news">Newer news</Trans>
          </TextLink>
        </div>
      )}
      <div className={`wrap ${styles.years}`}>
        {groupNewsByYear(others).map((year) => (
          <NewsYear
            key={year.time}
            year={year}
            count={(data.years[year.time] ?? 0) - (leading && newsYearOf(leading) === year.time ? 1 : 0)}
            marked={marked}
            markedRef={markedRef as Ref<HTMLAnchorElement>}
          />
        ))}
      </div>
      <ListEnd list={list} data={data} />
    </>
  );
}

/** The button that adds items, or that there are no more. */
function ListEnd({ list, data }: { list: ReturnType<typeof useNewsList>; data: NewsListData }) {
  const { t } = useLingui();
  const href = useHref();
  const { nextStart, hasMore, isBusy, marked, markedRef, showMore } = list;
  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void showMore();
  };
  return (
    <div className={`wrap ${styles.end}`}>
      {hasMore ? (
        <Button
          href={href(newsListAddress(nextStart, data.kind))}
          busy={isBusy}
          busyLabel={t`Loading`}
          onClick={onMore}
        >
          <Trans>Show more</Trans>
        </Button>
      ) : (
        <p
          className="mute"
          tabIndex={-1}
          ref={marked === 'end' ? (markedRef as Ref<HTMLParagraphElement>) : null}
        >
          <Trans>No more news.</Trans>
        </p>
      )}
    </div>
  );
}
