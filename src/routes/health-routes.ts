import { Hono } from 'hono';
import { within } from '#lib/within.ts';

/** What `/readyz` asks beside the database. */
export interface Readiness {
  /** False while the process ends: it answers what it has begun, and nothing new should come. */
  isOpen(): boolean;
  /** False while nothing can be stored in the data folder. */
  canWrite(): boolean;
}

export interface HealthOptions extends Readiness {
  /** Asks the database something small. */
  askDatabase(): Promise<unknown>;
  /** For the database's answer. */
  timeoutMs?: number;
}

/** Shorter than any usual check waits. */
const usualTimeoutMs = 2_000;

/** @returns whether the database has answered in time */
const answersInTime = (asked: Promise<unknown>, timeoutMs: number): Promise<boolean> =>
  within(asked, timeoutMs).then(
    () => true,
    () => false,
  );

/** Addresses for machines: is the process alive, can it serve. */
export function createHealthRoutes({
  askDatabase,
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
    if (await answersInTime(askDatabase(), timeoutMs)) return c.json({ status: 'ready' }, 200, now);
    return c.json({ status: 'database unavailable' }, 503, now);
  });
  return app;
}
