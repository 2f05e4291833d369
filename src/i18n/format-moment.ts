import { intlTag } from './intl-tag.ts';
import type { Locale } from './locales.ts';
import { utcFormatter } from './utc-formatter.ts';

export interface MomentText {
  /** Date and time in the given zone, with the zone's short name. */
  local: string;
  /** The same moment in UTC, as short as it can be beside `local`; null where the zone is UTC itself. */
  utc: string | null;
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * A moment in local time.
 * @param time RFC 3339
 * @param timeZone IANA name of the reader's zone
 */
export function formatMoment(time: string, locale: Locale, timeZone: string): MomentText {
  const tag = intlTag(locale);
  const moment = new Date(time);
  const write = (zone: string, options: Intl.DateTimeFormatOptions) => {
    const own = () => new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
    return (zone === 'UTC' ? utcFormatter(tag, options) : own()).format(moment);
  };
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const utcTime = `${write('UTC', { ...day, ...clock })} UTC`;
  const wallClock = (zone: string) => write(zone, { ...day, ...clock });
  if (wallClock(timeZone) === wallClock('UTC')) return { local: utcTime, utc: null };
  const isSameDay = write(timeZone, day) === write('UTC', day);
  return {
    local: write(timeZone, { ...day, ...clock, timeZoneName: 'short' }),
    utc: isSameDay ? `${write('UTC', clock)} UTC` : utcTime,
  };
}
