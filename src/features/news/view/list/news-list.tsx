import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, Ref } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { groupNewsByDate } from '../../model/group-news.ts';
import { newsListAddress } from '../../model/news-address.ts';
import { newsPageSize } from '../../model/news-page-size.ts';
import { LeadingItem } from './leading-item.tsx';
import { NewsDay } from './news-day.tsx';
import type { NewsListData } from './news-list-data.ts';
import styles from './news-list.module.css';
import { useNewsList } from './use-news-list.ts';

/**
 * The latest item with its chart, the others by day; later pages start with a link to the previous one. Give
 * it a key per list: added items belong to the list.
 */
export function NewsList({ data }: { data: NewsListData }) {
  const { t } = useLingui();
  const href = useHref();
  const { items, nextStart, hasMore, isBusy, marked, markedRef, showMore } = useNewsList(data);
  const isFirst = data.start === 0;
  const [latest] = isFirst ? items : [];
  const others = isFirst ? items.slice(1) : items;
  if (items.length === 0) return null;
  const onMore = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void showMore();
  };
  return (
    <>
      {latest ? <LeadingItem item={latest} /> : null}
      {isFirst ? null : (
        <div className={`wrap ${styles.newer}`}>
          <TextLink href={href(newsListAddress(data.start - newsPageSize))} icon="arrow-left">
            <Trans context="link to the page of a list with later news">Newer news</Trans>
          </TextLink>
        </div>
      )}
      <div className={`wrap ${styles.days}`}>
        {groupNewsByDate(others).map((day) => (
          <NewsDay key={day.time} day={day} marked={marked} markedRef={markedRef as Ref<HTMLAnchorElement>} />
        ))}
      </div>
      <div className={`wrap ${styles.end}`}>
        {hasMore ? (
          <Button
            href={href(newsListAddress(nextStart))}
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
    </>
  );
}
