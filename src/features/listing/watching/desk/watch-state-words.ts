import { describeTime } from '#lib/describe-time.ts';
import type { WatchState } from '../model/watch-state.ts';

const hours = (count: number) => (count === 1 ? 'hour' : `${count} hours`);

/** Whether, how often and when links are checked, in one or two sentences; where they are not, how to switch it on. */
export function describeWatch({ is_on, every_hours, links, last_look_time }: WatchState): string {
  const last =
    last_look_time === null ? 'No check has run yet.' : `Last check: ${describeTime(last_look_time)}.`;
  if (!is_on)
    return `The watch is off, so links are not checked. To switch it on, set WATCH_LINKS=on and restart the portal. ${last}`;
  const all = links === 1 ? 'The listed link is' : `All ${links} listed links and contracts are`;
  return links === 0
    ? 'The watch is on. There is no link to check yet.'
    : `${all} checked about every ${hours(every_hours)}. ${last}`;
}
