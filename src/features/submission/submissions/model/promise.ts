import type { SubmissionKind, SubmissionState } from './state.ts';

/**
 * Working days (Monday to Friday, UTC) in which the desk answers: with the review, the screening of a CV, the result of an interview.
 * Two for tokens is the specification's promise, §1.
 */
export const promisedWorkingDays: Record<SubmissionKind, number> = {
  dapp: 5,
  token: 2,
  nft: 5,
  ambassador: 5,
};

const promisedStates: readonly SubmissionState[] = ['in-review', 'cv-screening', 'interview-results'];

/** Does the desk owe an answer by a certain time in this state? */
export function isPromised(state: SubmissionState): boolean {
  return promisedStates.includes(state);
}

const dayMs = 24 * 60 * 60 * 1000;

function isWorkingDay(time: Date): boolean {
  const day = time.getUTCDay();
  return day !== 0 && day !== 6;
}

/** The same time of day, the promised number of working days later. */
export function promisedTime(kind: SubmissionKind, from: Date): Date {
  let time = from;
  for (let left = promisedWorkingDays[kind]; left > 0;) {
    time = new Date(time.getTime() + dayMs);
    if (isWorkingDay(time)) left -= 1;
  }
  return time;
}
