import { Trans } from '@lingui/react/macro';
import { formatDay } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { NewsSummary } from '../model/news-item.ts';

/** Day and time of an item. */
export function NewsTime({ item }: { item: Pick<NewsSummary, 'create_time' | 'times'> }) {
  const day = formatDay(item.create_time, useLocale());
  const time = item.times;
  return (
    // The server's month names may come from another ICU version than the browser's.
    <time className="num" dateTime={item.create_time} suppressHydrationWarning>
      <Trans>
        {day}, {time} UTC
      </Trans>
    </time>
  );
}
