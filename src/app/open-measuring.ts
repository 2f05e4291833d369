import type { Hono } from 'hono';
import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createBackupStore } from '#platform/backup/create-backup-store.ts';
import type { Settings } from '#platform/env/settings.ts';
import type { Log } from '#platform/log/log.ts';
import type { PortalServices } from './create-services.ts';
import { createMeasure } from './measure-services.ts';
import { createMetrics, type Metrics, type MetricsOptions } from './metrics/create-metrics.ts';
import type { FigureSources } from './metrics/read-figures.ts';
import { createRoutePattern } from './metrics/route-pattern.ts';
import { shareFigures, shareBackups } from './metrics/shared-figures.ts';
import type { Api } from './portal-server.ts';
import type { Readiness } from '#routes/health-routes.ts';
import { createAlertWatch, type AlertWatch } from './watch-alerts.ts';

interface MeasuringOptions
  extends Pick<MetricsOptions, 'stores' | 'readLoad' | 'part' | 'readOthers'>, Pick<FigureSources, 'jobs'> {
  settings: Pick<Settings, 'metricsToken' | 'backups' | 'dataDir' | 'chainRpcUrl'>;
  /** Whether this portal looks at listed links. */
  looksAtLinks: boolean;
  services: PortalServices;
  open: OpenDatabase;
  api: Api & Pick<Hono, 'router'>;
  readiness: Readiness;
  log: Log;
  now: () => Date;
}

/** What is measured. */
export interface Measuring {
  /** Present where someone may read them. */
  metrics: Metrics | undefined;
  /** Looks at what may be wrong, with the same readings. */
  alerts: AlertWatch;
  /** Begins to measure the services for the page of their status. */
  start(): BackgroundLoop;
}

/** Prepares what is measured, with one reading of the database for everyone who asks how it is. */
export function openMeasuring(options: MeasuringOptions): Measuring {
  const { settings, looksAtLinks, services, open, api, stores, jobs, readLoad, readiness, log, now } =
    options;
  const { part, readOthers } = options;
  const { metricsToken: token, backups, chainRpcUrl, dataDir } = settings;
  const { database } = open;
  const hasChain = chainRpcUrl !== undefined;
  const chainId = hasChain ? services.brand.donation.chainId : undefined;
  const figures = shareFigures({ database, jobs, looksAtLinks, chainId, log, now });
  const readBackups = shareBackups(backups && createBackupStore(backups, dataDir), { log, now });
  return {
    metrics:
      token === undefined
        ? undefined
        : createMetrics({
            ...{ token, backups, readBackups, readLoad, stores, open, figures, now, part, readOthers },
            api: createRoutePattern(api),
          }),
    alerts: createAlertWatch({
      ...{ services, database, dataDir, figures, readiness, backups, readBackups, log, now },
    }),
    start: () =>
      services.serviceStatus.start(
        createMeasure({ services, database, api, figures, readiness, hasChain, now }),
      ),
  };
}
