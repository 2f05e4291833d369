import { useSyncExternalStore } from 'react';
import { formatMoment } from '#i18n/format-moment.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import styles from './moment.module.css';

const never = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone; UTC on the server and until hydration, so that both render the same. */
function useTimeZone(): string {
  return useSyncExternalStore(never, ownZone, () => 'UTC');
}

/** A moment in the reader's time zone, with UTC beside it. @param time RFC 3339 */
export function Moment({ time }: { time: string }) {
  const { local, utc } = formatMoment(time, useLocale(), useTimeZone());
  return (
    // The server's month names may come from another ICU version than the browser's.
    <time dateTime={time} suppressHydrationWarning>
      {local}
      {utc === null ? null : <span className={styles.utc}> ({utc})</span>}
    </time>
  );
}
