import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { startFreezableProxy } from '../support/freezable-proxy.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const rule = { name: 'test', points: 3, windowSeconds: 600 };
const said = 'limits are counted in the memory of this node: its database does not';

/** A node whose way to the database can be cut, and that database. */
async function createIt() {
  const time = holdTimeLimits();
  const { open, place, dispose } = await createTestDatabase('postgres');
  const url = new URL(place.databaseUrl!);
  const proxy = await startFreezableProxy(Number(url.port));
  url.port = String(proxy.port);
  const node = openPostgres(url.href, { limits: { connections: 2, connectMs: 1_500, statementMs: 500 } });
  onTestFinished(async () => {
    proxy.thaw();
    await node.close();
    await proxy.close();
    await open.close();
    await dispose();
  });
  const lines: string[] = [];
  const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg);
  const clock = { ms: Date.parse('2026-11-28T09:00:00.000Z') };
  const limits = createLimits({
    open: node,
    secret: 'a key of the tests',
    now: () => new Date(clock.ms),
    log: createLog('info', { write }),
  });
  const take = (key = '203.0.113.7') => limits.take([{ rule, key }]);
  const rows = () => open.database.selectFrom('limit_counts').selectAll().execute();
  return { time, node, proxy, lines, clock, limits, take, rows };
}

test('while the database hangs, requests go on from what it said last, within the limit and without waiting for it', async () => {
  const { time, proxy, lines, clock, limits, take, rows } = await createIt();
  expect([await take(), await take()]).toEqual([undefined, undefined]);
  proxy.freeze();
  const waiting = take();
  time.end();
  expect(await waiting).toBeUndefined();
  // No other request waits: the test would not end.
  expect(await take()).toMatchObject({ retryAfterSeconds: 600 });
  await limits.giveBack([{ rule, key: '203.0.113.7' }]);
  expect(await take()).toBeUndefined();
  expect(await take('203.0.113.8')).toBeUndefined();
  expect(lines).toEqual([said]);

  proxy.thaw();
  const isCountedAgain = async () => {
    clock.ms += 5_000;
    await take(`probe at ${clock.ms}`);
    // Of the address, and of a probe.
    expect((await rows()).length).toBeGreaterThan(1);
  };
  await vi.waitFor(isCountedAgain, { timeout: 30_000 });
});

test('while the database is gone, each minute has one line of the log', async () => {
  const { node, lines, clock, take } = await createIt();
  expect(await take()).toBeUndefined();
  await node.close();
  for (let second = 0; second < 59; second += 1) {
    clock.ms += 1_000;
    const refusal = await take();
    expect(refusal === undefined).toBe(second < 2);
  }
  expect(lines).toEqual([said]);
  clock.ms += 10_000;
  await take();
  expect(lines).toEqual([said, said]);
});

test('while the database is gone, each node grants what it last knew to be left, and no more', async () => {
  const { open, place, dispose } = await createTestDatabase('postgres');
  await open.close();
  onTestFinished(dispose);
  holdTimeLimits();
  const nodes = [1, 2].map(() => {
    const opened = openPostgres(place.databaseUrl!);
    onTestFinished(opened.close);
    const parts = { secret: 'a key of the tests', now: () => new Date(), log: createLog('silent') };
    const limits = createLimits({ open: opened, ...parts });
    return { opened, take: () => limits.take([{ rule, key: '203.0.113.7' }]) };
  });
  for (const { take } of nodes) expect(await take()).toBeUndefined();
  for (const { opened } of nodes) await opened.close();
  const granted = [];
  for (const { take } of nodes) {
    const answers = [await take(), await take(), await take()];
    granted.push(answers.filter((refusal) => refusal === undefined).length);
  }
  // The first node knew of its own request alone, the second one of both.
  expect(granted).toEqual([2, 1]);
});

test('what cannot be counted is no error of the request, whatever the database says', async () => {
  const { node, lines, take } = await createIt();
  await node.database.schema.dropTable('limit_counts').execute();
  expect([await take(), await take(), await take()]).toEqual([undefined, undefined, undefined]);
  expect(await take()).toBeDefined();
  expect(lines).toEqual([said]);
});
