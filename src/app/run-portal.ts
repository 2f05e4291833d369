import type { RequestListener } from 'node:http';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { LimitedServer } from '#platform/http/limited-server.ts';
import { createResponseStores, watchContent } from './response-stores.ts';
import { openMeasuring, type Measuring } from './open-measuring.ts';
import { openPortal, watchesLinks, type OpenOptions } from './open-portal.ts';
import { endServing } from './end-serving.ts';
import type { MetricsOptions } from './metrics/create-metrics.ts';
import type { MeasuredFigures } from './processes/process-messages.ts';
import { isFirst, onlyProcess } from './processes/process-part.ts';
import { startDesk } from './start-desk.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { createRunner, startLoops } from './start-loops.ts';
import { startVisitors } from './start-visitors.ts';

export interface PortalOptions extends OpenOptions, Pick<MetricsOptions, 'readOthers'> {
  /** Handles requests before the portal: the development server's own addresses. */
  wrap?: (listener: RequestListener) => RequestListener;
}

/** What every process of a portal has. */
interface RunningProcess {
  /** Where visitors reach it, with the port that was really taken. */
  portalAddress: string;
  /** @param options.delayMs how long everything is still served while `/readyz` already says no */
  close(options?: { delayMs?: number }): Promise<void>;
}

export interface RunningPortal extends RunningProcess {
  open: OpenDatabase;
  accounts: Accounts;
  /** Where reviewers reach it. */
  deskAddress: string;
}

export interface RunningVisitors extends RunningProcess {
  /** What this process measures; nothing where there are no metrics. */
  tellFigures(): Promise<MeasuredFigures>;
}

/** Opens the database and starts the visitors' listener, with what drops stored responses. */
async function startServing(options: PortalOptions) {
  const { settings, part = onlyProcess } = options;
  const opened = await openPortal(options);
  const { open, services, readiness, log, now } = opened;

  // From here on something runs: first what drops stored responses, then the listeners, then the work behind them.
  const stores = createResponseStores(part);
  const revision = await watchContent(stores, { ...services, open, log, cdn: settings.cdn?.purge });
  const lookAtPortal = () => measuring.alerts.lookAtPortal();
  const jobs = createRunner(settings, { services, open, lookAtPortal, log, now });
  const common = { ...options, ...opened, stores, jobs };
  const measuring: Measuring = openMeasuring({ ...common, ...measuredBy(options) });
  const visitors = await startVisitors({ ...common, traffic: measuring.metrics?.visitors });

  /** Begins what a process does for itself, last. @returns what ends everything */
  function finish(
    servers: readonly LimitedServer[],
    loops: readonly Pick<BackgroundLoop, 'stop'>[],
  ): RunningProcess['close'] {
    const { database } = open;
    const { dataDir, stopping } = settings;
    const tellsAudit = isFirst(part);
    const housekeeping = startHousekeeping({ services, database, dataDir, tellsAudit, log, now });
    return async ({ delayMs = 0 } = {}) => {
      const serving = { servers: [visitors.server, ...servers], loops, announce: readiness.announceEnd };
      await endServing(serving, { delayMs, limitMs: stopping.limitMs });
      await housekeeping.stop();
      await revision.stop();
      await opened.close();
    };
  }
  return { common, measuring, revision, visitors, finish };
}

/**
 * Opens the database and starts both listeners and the background work: a portal that is one process, or the first of several. Everything it started
 * ends with `close`.
 */
export async function runPortal(options: PortalOptions): Promise<RunningPortal> {
  const { common, measuring, revision, visitors, finish } = await startServing(options);
  const desk = await startDesk({ ...common, revision, metrics: measuring.metrics });
  const loops = startLoops({ ...common, ...visitors, ...measuredBy(options), revision, measuring });
  return {
    open: common.open,
    accounts: desk.accounts,
    portalAddress: addressOf(visitors),
    deskAddress: options.settings.deskOrigin,
    close: finish([desk.server], loops),
  };
}

/** One of several processes after the first: it serves visitors, and measures itself for the page of the status and for metrics. */
export async function runVisitors(options: PortalOptions): Promise<RunningVisitors> {
  const { measuring, visitors, finish } = await startServing(options);
  return {
    portalAddress: addressOf(visitors),
    tellFigures: async () => (await measuring.metrics?.tell()) ?? [],
    close: finish([], [measuring.start()]),
  };
}

const addressOf = ({ port }: { port: number }) => `http://localhost:${port}`;

/** What differs from portal to portal in what is measured. */
const measuredBy = ({ settings, demonstration, renderer }: PortalOptions) => ({
  looksAtLinks: watchesLinks(settings, demonstration !== undefined),
  readLoad: renderer.readLoad,
});
