import { hostname } from 'node:os';
import type { Alerts } from '#features/team/alerts/server/alerts.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import type { BackupPlan } from '#platform/backup/scheduled-backups.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { readNode, readPortal } from './alert-readings.ts';
import type { ReadBackups, ReadSharedFigures } from './metrics/shared-figures.ts';
import type { Readiness } from '#routes/health-routes.ts';

export interface AlertWatchOptions {
  services: { alerts: Alerts; outbox: Pick<Outbox, 'sends' | 'countRefused'> };
  database: Database;
  dataDir: string;
  figures: ReadSharedFigures;
  readiness: Pick<Readiness, 'canWrite'>;
  backups: Pick<BackupPlan, 'hours'> | undefined;
  readBackups: ReadBackups;
  log: Log;
  now: () => Date;
}

/** Looks at what may be wrong, and hands it to `alerts`. */
export interface AlertWatch {
  /** What all nodes share; a named job, so one node looks. */
  lookAtPortal(): Promise<void>;
  /** What is this node's own. Never throws. @param signal ends the mailing of what cannot be stored */
  lookAtNode(signal?: AbortSignal): Promise<void>;
  /** Looks at this node for as long as the process lives. */
  start(): BackgroundLoop;
}

const roundMs = 60_000;

/** The host by which a node is called where it looks at itself. */
export const nodeName = hostname;

export function createAlertWatch(options: AlertWatchOptions): AlertWatch {
  const { services, figures, readiness, log } = options;
  const { alerts, outbox } = services;
  const node = nodeName();

  async function lookAtNode(signal: AbortSignal): Promise<void> {
    const isDatabaseUp = (await figures()) !== undefined;
    await alerts.lookAtObstacle('database', !isDatabaseUp, signal);
    await alerts.lookAtObstacle('folder', !readiness.canWrite(), signal);
    if (isDatabaseUp) await alerts.follow({ readings: await readNode({ ...options, node }), node });
  }

  const lookQuietly = (signal = new AbortController().signal) =>
    lookAtNode(signal).catch((error: unknown) =>
      log.warn({ error }, 'looking for what is wrong with this node failed; trying again later'),
    );

  return {
    lookAtPortal: async () => alerts.follow({ readings: await readPortal(await figures(), outbox) }),
    lookAtNode: lookQuietly,
    start() {
      const stopping = new AbortController();
      const loop = startLoop(async () => {
        await lookQuietly(stopping.signal);
        return roundMs;
      });
      return {
        wake: loop.wake,
        stop() {
          stopping.abort();
          return loop.stop();
        },
      };
    },
  };
}
