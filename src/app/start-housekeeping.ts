import { anchorAudit } from '#features/team/audit/server/audit-anchor.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { PortalServices } from './create-services.ts';

interface Options {
  services: {
    own: { catalogue: Pick<PortalServices['own']['catalogue'], 'refresh'> };
    reviewTimes: Pick<PortalServices['reviewTimes'], 'refresh'>;
    limits: Pick<PortalServices['limits'], 'keep'>;
  };
  database: Database;
  dataDir: string;
  /** Whether this is the process that tells the end of the audit log; yes by default. */
  tellsAudit?: boolean;
  log: Log;
  now: () => Date;
}

const hotSearchMs = 5 * 60_000;
/** A process that is killed loses so much of what its limits counted. */
const keepMs = 1_000;
const countMs = 60 * 60_000;
const anchorMs = 60 * 60_000;

/**
 * What every node does for itself: its own memory holds search counts, review times and limits, and its own data folder and output are told the end of
 * the audit log, by one of its web processes. What one node does for all is in `listJobs`.
 */
export function startHousekeeping(options: Options): { stop(): Promise<void> } {
  const { services, database, dataDir, tellsAudit = true, log, now } = options;
  const every = (ms: number, what: string, work: () => Promise<unknown>) => {
    const timer = setInterval(() => {
      work().catch((error: unknown) => log.warn({ error }, `${what} failed; trying again later`));
    }, ms);
    timer.unref();
    return timer;
  };
  const timers = [
    every(hotSearchMs, 'taking over search counts', () => services.own.catalogue.refresh()),
    every(keepMs, 'keeping limits', () => services.limits.keep()),
    every(countMs, 'counting how long reviews take', () => services.reviewTimes.refresh()),
  ];
  if (tellsAudit)
    timers.push(
      every(anchorMs, 'telling the end of the audit log', () =>
        anchorAudit(database, { dataDir, log, now: now() }),
      ),
    );
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer));
      await services.limits.keep();
    },
  };
}
