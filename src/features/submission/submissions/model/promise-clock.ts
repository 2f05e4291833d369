import { isPromised, promisedTime } from './promise.ts';
import type { SubmissionKind, SubmissionState } from './state.ts';

/*
 * The clock of the promise stops while a team works on requested changes: the time that the team takes is not the desk's. It counts
 * working days as the promise does (Monday to Friday, UTC), so that a weekend in between moves nothing.
 */

/** The promise as it is stored. Times are RFC 3339 UTC. */
export interface StoredPromise {
  /** When the answer is due; while the clock is stopped, when it was due as it stopped. Null before the first promise. */
  promised_time: string | null;
  /** Since when the clock is stopped; null while it runs. */
  promise_paused_time: string | null;
}

/** What is said of a promise; undefined where the desk owes no answer. */
export type PromiseState = { kind: 'due'; time: string } | { kind: 'paused'; since: string } | undefined;

/** The one place that knows whether an answer is due, and whether its clock is stopped. */
export function promiseOf({
  state,
  promised_time,
  promise_paused_time,
}: StoredPromise & { state: SubmissionState }): PromiseState {
  if (isPromised(state)) return promised_time === null ? undefined : { kind: 'due', time: promised_time };
  if (state !== 'changes-requested' || promise_paused_time === null) return undefined;
  return { kind: 'paused', since: promise_paused_time };
}

const dayMs = 24 * 60 * 60 * 1000;
const weekMs = 7 * dayMs;
const workingWeekMs = 5 * dayMs;
/** A Monday, 00:00 UTC. */
const mondayMs = Date.UTC(2024, 0, 1);

/** Milliseconds of working days since that Monday. */
function workingMs(time: Date): number {
  const sinceMonday = time.getTime() - mondayMs;
  const weeks = Math.floor(sinceMonday / weekMs);
  return weeks * workingWeekMs + Math.min(sinceMonday - weeks * weekMs, workingWeekMs);
}

/** The working day at which so many milliseconds have passed. */
function timeAfter(ms: number): Date {
  const weeks = Math.floor(ms / workingWeekMs);
  return new Date(mondayMs + weeks * weekMs + (ms - weeks * workingWeekMs));
}

/** A due time, moved by the working time from `since` to `until`; unchanged where none of it is working time. */
export function moveByWorkingTime(due: Date, { since, until }: { since: Date; until: Date }): Date {
  const movedMs = workingMs(until) - workingMs(since);
  return movedMs <= 0 ? due : timeAfter(workingMs(due) + movedMs);
}

/** Stops the clock, when changes are requested. */
export const pausedPromise = (at: Date): Pick<StoredPromise, 'promise_paused_time'> => ({
  promise_paused_time: at.toISOString(),
});

/** Starts the clock again, when the form is sent again; where there was no promise before, one begins. */
export function resumedPromise(
  { kind, promised_time, promise_paused_time }: StoredPromise & { kind: SubmissionKind },
  at: Date,
): StoredPromise {
  const time =
    promised_time === null || promise_paused_time === null
      ? promisedTime(kind, at)
      : moveByWorkingTime(new Date(promised_time), { since: new Date(promise_paused_time), until: at });
  return { promised_time: time.toISOString(), promise_paused_time: null };
}
