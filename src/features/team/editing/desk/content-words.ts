import type { Entry, EntryRow, VersionAct } from '../model/content-entry.ts';
import type { EntryState } from '../model/entry-times.ts';
import type { LanguageMark } from '../model/languages.ts';

export const stateWords: Record<EntryState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Taken down',
};

/** The state as the list and the form show it: text that visitors do not read yet is not published. */
export const shownState = ({ state, hasUnpublished }: Pick<EntryRow, 'state' | 'hasUnpublished'>): string =>
  state === 'published' && hasUnpublished ? 'Changed, not published' : stateWords[state];

export const markWords: Record<LanguageMark, string> = {
  ready: 'ready',
  outdated: 'English changed since',
  draft: 'draft',
  missing: 'missing, visitors read the nearest language',
};

export const actWords: Record<VersionAct, string> = {
  imported: 'imported',
  saved: 'saved',
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'taken down',
  restored: 'restored',
};

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});
const local = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** `24 Nov`, in UTC. @param time RFC 3339 */
export const dayOf = (time: string) => short.format(new Date(time));
/** `24 Nov, 09:00`, in UTC. @param time RFC 3339 */
export const minuteOf = (time: string) => shortTime.format(new Date(time));
/** The same in the reader's time zone. @param time RFC 3339 */
export const localMinuteOf = (time: string) => local.format(new Date(time));

/** What visitors see after something was stored, as a sentence. */
export function seenWords({ state, hasUnpublished, liveVersion, from }: Entry): string {
  if (hasUnpublished) return `Visitors still see version ${liveVersion}.`;
  if (liveVersion !== null) return 'Visitors see it.';
  return state === 'scheduled' && from !== null
    ? `Visitors see it from ${minuteOf(from)} UTC.`
    : 'Visitors do not see it.';
}
