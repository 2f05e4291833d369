import { hasCome } from '#lib/has-come.ts';
import type { JobRow } from './job-rows.ts';

/** How long a runner has a job to itself without renewing its lease. */
export const leaseMs = 60_000;
const aheadMs = (time: string, at: Date) => Date.parse(time) - at.getTime();

/** Whether a job can be taken. @param everyMs its period */
export const isJobDue = ({ due_time, lease_end_time }: JobRow, everyMs: number, at: Date): boolean =>
  hasCome(aheadMs(due_time, at), everyMs) &&
  (lease_end_time === null || hasCome(aheadMs(lease_end_time, at), leaseMs));
