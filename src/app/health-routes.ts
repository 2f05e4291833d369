import { Hono } from 'hono';
import { within } from '#lib/within.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import type { Readiness } from './readiness.ts';

export interface HealthOptions extends Readiness {
  database: Database;
  /** For the database's answer. */
  timeoutMs?: number;
}

/** Shorter than any usual check waits. */
const usualTimeoutMs = 2_000;

/** @returns whether the database has answered in time */
const answersInTime = (database: Database, timeoutMs: number): Promise<boolean> =>
  within(getContentRevision(database), timeoutMs).then(
    () => true,
    () => false,
  );

/** Addresses for machines: is the process alive, can it serve. */
export function createHealthRoutes({
  database,
  isOpen,
  canWrite,
  timeoutMs = usualTimeoutMs,
}: HealthOptions): Hono {
  const app = new Hono();
  const now = { 'cache-control': 'no-store' };
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, now));
  app.get('/readyz', async (c) => {
    if (!isOpen()) return c.json({ status: 'ending' }, 503, now);
    if (!canWrite()) return c.json({ status: 'data folder cannot be written' }, 503, now);
    if (await answersInTime(database, timeoutMs)) return c.json({ status: 'ready' }, 200, now);
    return c.json({ status: 'database unavailable' }, 503, now);
  });
  return app;
}
