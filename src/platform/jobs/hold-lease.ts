import type { Database } from '../database/database.ts';
import { leaseMs } from './is-job-due.ts';
import type { JobClock } from './job-clock.ts';
import { renewLease } from './job-rows.ts';

const renewMs = leaseMs / 4;

export const leaseEnd = (at: Date) => new Date(at.getTime() + leaseMs);

/**
 * Renews the lease of a job while its work runs.
 * @param onLost is called once, when another runner has the job, or may have it because the database did not answer for the time of a lease
 * @returns ends it
 */
export function holdLease(
  { database, clock }: { database: Database; clock: JobClock },
  { name, holder }: { name: string; holder: string },
  onLost: () => void,
): () => void {
  let renewedMs = performance.now();
  const renew = async () => {
    const isHeld = await renewLease(database, name, { holder, endTime: leaseEnd(await clock()) });
    if (isHeld) renewedMs = performance.now();
    else onLost();
  };
  const timer = setInterval(() => {
    renew().catch(() => {
      if (performance.now() - renewedMs > leaseMs) onLost();
    });
  }, renewMs);
  timer.unref();
  return () => clearInterval(timer);
}
