/**
 * Why it is unclear whether something that the chain had confirmed is still confirmed. `absent`: it is not found. `differs`: it is found, and is
 * not what was confirmed. `lagging`: the endpoint has not seen the blocks yet that confirmed it, or contradicts itself, so its answer says
 * nothing. `unconfirmed`: it is found in too young a block.
 */
export type DoubtKind = 'absent' | 'differs' | 'lagging' | 'unconfirmed';

export interface Doubt {
  kind: DoubtKind;
  /** RFC 3339 UTC; of the first look that counts, where one does. */
  since: string;
  /** How often an endpoint that should know it did not show it. */
  looks: number;
}

/** So often, and over at least this long, must the chain not show what it had confirmed before that is undone. */
export const looksBeforeUndoing = 3;
export const doubtBeforeUndoingMs = 20 * 60_000;

/** What one look at the chain says. `unknown`: it gave no answer. */
export type Look = 'confirmed' | 'unknown' | DoubtKind;

interface Case {
  look: Look;
  /** What the looks before left. */
  doubt: Doubt | null;
  now: Date;
}

export type DoubtOutcome = { kind: 'stands'; doubt: Doubt | null } | { kind: 'undone' };

/** The rule of undoing what the chain had confirmed: one answer undoes nothing, and an endpoint that lags behind is no evidence. */
export function judgeDoubt({ look, doubt, now }: Case): DoubtOutcome {
  if (look === 'confirmed') return { kind: 'stands', doubt: null };
  if (look === 'unknown') return { kind: 'stands', doubt };
  const time = now.toISOString();
  if (look === 'lagging' || look === 'unconfirmed')
    return { kind: 'stands', doubt: { looks: 0, since: time, ...doubt, kind: look } };
  const looks = (doubt?.looks ?? 0) + 1;
  const since = doubt && doubt.looks > 0 ? doubt.since : time;
  const isLong = now.getTime() - Date.parse(since) >= doubtBeforeUndoingMs;
  if (looks >= looksBeforeUndoing && isLong) return { kind: 'undone' };
  return { kind: 'stands', doubt: { kind: look, since, looks } };
}
