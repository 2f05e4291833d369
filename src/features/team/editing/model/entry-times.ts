/** Whether visitors see an entry, and from when to when. */
export const entryStates = ['draft', 'scheduled', 'published', 'unpublished'] as const;
export type EntryState = (typeof entryStates)[number];

/** What decides what visitors see, and when that changes. */
export interface EntryTimes {
  /** Number of the latest version. */
  version: number;
  /** Number of the version that visitors see; null when they see none. */
  liveVersion: number | null;
  /** True once it was published. */
  wasLive: boolean;
  /** When the latest version goes out, RFC 3339 UTC; null without a plan. */
  from: string | null;
  /** When it disappears; null for no end. */
  until: string | null;
}

export function stateOf({ from, liveVersion, wasLive }: Omit<EntryTimes, 'version'>): EntryState {
  if (from !== null) return 'scheduled';
  if (liveVersion !== null) return 'published';
  return wasLive ? 'unpublished' : 'draft';
}

export type DueEvent = 'publish' | 'unpublish';

/** What is due, in the order of time: a plan whose end has passed too is published and taken down again. */
export function dueEvents({ from, until, liveVersion }: EntryTimes, now: Date): DueEvent[] {
  const hasPassed = (time: string | null) => time !== null && Date.parse(time) <= now.getTime();
  const isPublished = hasPassed(from);
  const isOver = hasPassed(until) && (isPublished || (from === null && liveVersion !== null));
  return [...(isPublished ? (['publish'] as const) : []), ...(isOver ? (['unpublish'] as const) : [])];
}

/** The times after something was published, planned or taken down, as version `version`. */
export const afterPublishing = (version: number, until: string | null): EntryTimes => ({
  version,
  liveVersion: version,
  wasLive: true,
  from: null,
  until,
});

/** Visitors keep what they see until `from`. */
export const afterScheduling = (
  times: EntryTimes,
  version: number,
  plan: { from: string; until: string | null },
): EntryTimes => ({ ...times, version, ...plan });

export const afterUnpublishing = (times: EntryTimes, version: number): EntryTimes => ({
  ...times,
  version,
  liveVersion: null,
  from: null,
  until: null,
});
