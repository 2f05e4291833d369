import type { JobRow } from './job-rows.ts';

/** How long a runner has a job to itself without renewing its lease. */
export const leaseMs = 60_000;
/** A clock that is set right goes back by less than this. */
const slackMs = 60_000;

/** Whether a time has come. One further ahead than it is ever set was written under a clock that was wrong, or before a period became shorter. */
function hasCome(time: string, at: Date, longestMs: number): boolean {
  const aheadMs = Date.parse(time) - at.getTime();
  return aheadMs <= 0 || aheadMs > longestMs + slackMs;
}

/** Whether a job can be taken. @param everyMs its period */
export const isJobDue = ({ due_time, lease_end_time }: JobRow, everyMs: number, at: Date): boolean =>
  hasCome(due_time, at, everyMs) && (lease_end_time === null || hasCome(lease_end_time, at, leaseMs));
