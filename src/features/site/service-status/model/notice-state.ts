import type { Notice, NoticeState } from './notice.ts';
import { firstDayOf } from './summarize-days.ts';

type Judged = Pick<Notice, 'kind' | 'progress' | 'begin_time' | 'end_time'>;

/**
 * What a notice is now. Maintenance begins by itself at its time, and ends only when a person says so: that its planned end has passed
 * proves nothing.
 */
export function stateOf({ kind, progress, begin_time, end_time }: Judged, now: Date): NoticeState {
  if (kind === 'disruption') return end_time === null ? progress : 'resolved';
  if (end_time !== null) return end_time < begin_time ? 'canceled' : 'completed';
  return begin_time > now.toISOString() ? 'scheduled' : 'in-progress';
}

/** Where visitors find a notice: on top, under planned maintenance, or in the history. */
export type NoticePlace = 'open' | 'planned' | 'past';

const placeOfState: Record<NoticeState, NoticePlace> = {
  investigating: 'open',
  identified: 'open',
  monitoring: 'open',
  'in-progress': 'open',
  scheduled: 'planned',
  resolved: 'past',
  completed: 'past',
  canceled: 'past',
};

export const placeOf = (state: NoticeState): NoticePlace => placeOfState[state];

const places: readonly NoticePlace[] = ['open', 'planned', 'past'];
/** Of each place; more than visitors read. What is open has a limit of its own. */
const shownMax = 50;

/** Open ones by their begin and past ones by their end, latest first; what is planned as it will come. */
function compareWithin(place: NoticePlace, a: Judged, b: Judged): number {
  if (place === 'planned') return a.begin_time < b.begin_time ? -1 : 1;
  const [timeOfA, timeOfB] = [a, b].map(({ begin_time, end_time }) => end_time ?? begin_time);
  return timeOfA! > timeOfB! ? -1 : 1;
}

/** Ids of the elements of the page, by place. */
export const noticeAnchors: Record<NoticePlace, string> = {
  open: 'notices',
  planned: 'planned-maintenance',
  past: 'past-notices',
};

/** What visitors are shown, in this order: open ones, planned ones, and those that ended within the history. */
export function arrangeNotices<Each extends Judged>(notices: readonly Each[], now: Date): Each[] {
  const first = firstDayOf(now);
  const placed = notices
    .filter(({ end_time }) => end_time === null || end_time >= first)
    .map((notice) => ({ notice, place: placeOf(stateOf(notice, now)) }));
  return places.flatMap((place) =>
    placed
      .filter((each) => each.place === place)
      .map(({ notice }) => notice)
      .toSorted((a, b) => compareWithin(place, a, b))
      .slice(0, shownMax),
  );
}
