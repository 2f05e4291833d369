import type { RequestListener } from 'node:http';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createResponseStores, watchContent } from './response-stores.ts';
import { openMeasuring, type Measuring } from './open-measuring.ts';
import { openPortal, watchesLinks, type OpenOptions } from './open-portal.ts';
import { endServing } from './end-serving.ts';
import { startDesk } from './start-desk.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { createRunner, startLoops } from './start-loops.ts';
import { startVisitors } from './start-visitors.ts';

export interface PortalOptions extends OpenOptions {
  /** Handles requests before the portal: the development server's own addresses. */
  wrap?: (listener: RequestListener) => RequestListener;
}

export interface RunningPortal {
  open: OpenDatabase;
  accounts: Accounts;
  /** Where visitors and reviewers reach it, with the ports that were really taken. */
  portalAddress: string;
  deskAddress: string;
  /** @param options.delayMs how long everything is still served while `/readyz` already says no */
  close(options?: { delayMs?: number }): Promise<void>;
}

/** Opens the database, starts both listeners and the background work. Everything it started ends with `close`. */
export async function runPortal(options: PortalOptions): Promise<RunningPortal> {
  const { settings } = options;
  const opened = await openPortal(options);
  const { open, services, readiness, log, now } = opened;
  const { database } = open;

  // From here on something runs: first what drops stored responses, then the listeners, then the work behind them.
  const stores = createResponseStores();
  const revision = await watchContent(stores, { ...services, open, log, cdn: settings.cdn?.purge });
  const lookAtPortal = () => measuring.alerts.lookAtPortal();
  const jobs = createRunner(settings, { services, open, lookAtPortal, log, now });
  const common = { ...options, ...opened, stores, jobs };
  const measuring: Measuring = openMeasuring({ ...common, ...measuredBy(options) });
  const visitors = await startVisitors({ ...common, traffic: measuring.metrics?.visitors });
  const desk = await startDesk({ ...common, revision, metrics: measuring.metrics });
  const loops = startLoops({ ...common, ...visitors, ...measuredBy(options), revision, measuring });
  const housekeeping = startHousekeeping({ services, database, dataDir: settings.dataDir, log, now });

  return {
    open,
    accounts: desk.accounts,
    portalAddress: `http://localhost:${visitors.port}`,
    deskAddress: settings.deskOrigin,
    async close({ delayMs = 0 } = {}) {
      const serving = { servers: [visitors.server, desk.server], loops, announce: readiness.announceEnd };
      await endServing(serving, { delayMs, limitMs: settings.stopping.limitMs });
      await housekeeping.stop();
      await revision.stop();
      await opened.close();
    },
  };
}

/** What differs from portal to portal in what is measured. */
const measuredBy = ({ settings, demonstration, renderer }: PortalOptions) => ({
  looksAtLinks: watchesLinks(settings, demonstration !== undefined),
  readLoad: renderer.readLoad,
});
