import { Trans } from '@lingui/react/macro';
import type { NewsSummary } from '../model/news-item.ts';

/** Day and time of an item. Digits only, which every language and browser writes the same. */
export function NewsTime({ item }: { item: Pick<NewsSummary, 'create_time' | 'times'> }) {
  const day = item.create_time.slice(0, 10);
  const time = item.times;
  return (
    <time className="num" dateTime={item.create_time}>
      <Trans>
        {day}, {time} UTC
      </Trans>
    </time>
  );
}
