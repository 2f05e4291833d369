import { formatDay, formatDayOfYear } from '#i18n/format-day.ts';
import { useLocale } from '#i18n/locale-context.tsx';

interface PublishedDayProps {
  /** RFC 3339 */
  time: string;
  /** `day-of-year` leaves the year out. */
  form?: 'day' | 'day-of-year';
}

/** The day of an item in UTC, as the visitor's language writes it. */
export function PublishedDay({ time, form = 'day' }: PublishedDayProps) {
  const locale = useLocale();
  const format = form === 'day' ? formatDay : formatDayOfYear;
  return (
    // The server's month names may come from another ICU version than the browser's.
    <time dateTime={time} suppressHydrationWarning>
      {format(time, locale)}
    </time>
  );
}
