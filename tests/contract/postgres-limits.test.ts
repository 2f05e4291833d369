import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { AppError } from '#lib/app-error.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgres, type PostgresLimits } from '#platform/database/engines/postgres.ts';
import { createLog } from '#platform/log/log.ts';
import { startFreezableProxy } from '../support/freezable-proxy.ts';

const limits: PostgresLimits = { connections: 2, connectMs: 1_500, statementMs: 500 };
const unreachable = 'The database cannot be reached at the moment. Try again in a few seconds.';
const busy = 'The database is busy at the moment. Try again in a few seconds.';

function openLimited(change: Partial<PostgresLimits> = {}, port?: number) {
  const url = new URL(`${inject('postgresServer')}/postgres`);
  if (port !== undefined) url.port = String(port);
  const lines: { level: number; msg: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as never) });
  const open = openPostgres(url.href, { log, limits: { ...limits, ...change } });
  onTestFinished(open.close);
  return { open, said: () => lines.map(({ msg }) => msg) };
}

const ask = ({ database }: OpenDatabase) => sql`select 1`.execute(database);

/** @returns what became of queries that begin together: the sentences of refusals, or `ok` */
async function askMany(open: OpenDatabase, count: number): Promise<Set<string>> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => ask(open)));
  return new Set(
    results.map((result) => {
      if (result.status === 'fulfilled') return 'ok';
      const error: unknown = result.reason;
      if (!(error instanceof AppError) || error.status !== 503 || !error.retryAfterSeconds) throw error;
      return error.message;
    }),
  );
}

test('a server that is frozen refuses within the limits, says so once, and is used again when it answers', async () => {
  const proxy = await startFreezableProxy(Number(new URL(inject('postgresServer')).port));
  onTestFinished(proxy.close);
  const { open, said } = openLimited({}, proxy.port);
  await ask(open);
  proxy.freeze();
  await askMany(open, 1);
  expect(await askMany(open, 8)).toEqual(new Set([unreachable]));
  expect(new Set(said())).toEqual(
    new Set(['the database cannot be reached; requests that need it are refused']),
  );
  expect(said().length).toBeLessThan(4);
  proxy.thaw();
  expect(await askMany(open, 2)).toEqual(new Set(['ok']));
  expect(said().at(-1)).toBe('the database answers again');
});

test('a pool whose connections are all in use is busy, and not unreachable', async () => {
  const { open, said } = openLimited({ connections: 1 });
  await open.database.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    expect(await askMany(open, 3)).toEqual(new Set([busy]));
  });
  expect(await askMany(open, 1)).toEqual(new Set(['ok']));
  expect(said()).toEqual([
    'every connection to the database is in use; requests that wait too long for one are refused',
    'connections to the database are free again',
  ]);
});

test('the server ends a statement that takes too long, and the connection works on', async () => {
  // However long this machine takes, it is the server that ends it.
  const { open } = openLimited({ connections: 1, connectMs: 60_000, silenceMs: 60_000 });
  await expect(sql`select pg_sleep(60)`.execute(open.database)).rejects.toThrow(busy);
  expect(await askMany(open, 1)).toEqual(new Set(['ok']));
});
