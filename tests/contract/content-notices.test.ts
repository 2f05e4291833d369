import pg from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { watchRevision, type RevisionPolls } from '#app/watch-revision.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import { migrate } from '#platform/database/migrate.ts';
import { sqliteFile } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import type { ListenPauses } from '#platform/database/engines/postgres-listener.ts';
import { openSqlite } from '#platform/database/engines/sqlite.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { startFreezableProxy } from '../support/freezable-proxy.ts';
import { startPostgres } from '../support/postgres.ts';
import { realProcesses } from '../support/real-processes.ts';

const hourMs = 60 * 60_000;
/** What is seen with these was told. */
const never: RevisionPolls = { aloneMs: hourMs, hearingMs: hourMs };
const impatient: ListenPauses = { answerMs: 1_000, heartbeatMs: 20, firstRetryMs: 5, longestRetryMs: 20 };

const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });
const begins = 'this node does not hear of changes at other nodes; it looks for them twice a second';
const ends = 'this node hears of changes at other nodes again';

async function createDatabase() {
  const { open, place, dispose } = await createTestDatabase('postgres');
  onTestFinished(async () => {
    await open.close();
    await dispose();
  });
  return { url: place.databaseUrl!, change: () => bumpContentRevision(open.database) };
}

/** A node that watches. `heard` says, in order, when it began to hear of changes (true) and when it could not (false). */
async function watch({ database, listen }: Pick<OpenDatabase, 'database' | 'listen'>, polls = never) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg);
  const heard: boolean[] = [];
  const noted: OpenDatabase['listen'] = (channel, handlers) =>
    listen!(channel, {
      ...handlers,
      onHearing(isHearing) {
        heard.push(isHearing);
        handlers.onHearing(isHearing);
      },
    });
  let moves = 0;
  const open = { database, ...(listen ? { listen: noted } : {}) };
  const watching = await watchRevision({ open, log: createLog('info', { write }), polls }, async () => {
    moves += 1;
  });
  onTestFinished(watching.stop);
  return { ...watching, heard, lines, moves: () => moves };
}

/** A node of its own, whose listening connection may lead elsewhere than its pool. */
async function startNode(
  url: string,
  { listenUrl, polls }: { listenUrl?: string; polls?: RevisionPolls } = {},
) {
  const node = openPostgres(url, { listenUrl, listenPauses: impatient });
  const watching = await watch(node, polls);
  onTestFinished(async () => {
    await watching.stop();
    await node.close();
  });
  return watching;
}

/** A node whose listening connection can be cut and frozen. */
async function startBehindProxy() {
  const { url, change } = await createDatabase();
  const listenUrl = new URL(url);
  const proxy = await startFreezableProxy(Number(listenUrl.port));
  onTestFinished(proxy.close);
  listenUrl.port = String(proxy.port);
  const node = await startNode(url, { listenUrl: listenUrl.href });
  await until(() => expect(node.heard).toEqual([true]));
  return { proxy, change, node };
}

test('a change reaches the other nodes when it is committed, without a look at the database', async () => {
  const { url, change } = await createDatabase();
  const nodes = [await startNode(url), await startNode(url)];
  for (const { heard } of nodes) await until(() => expect(heard).toEqual([true]));
  await change();
  for (const { moves } of nodes) await until(() => expect(moves()).toBe(1));
  await change();
  for (const { moves } of nodes) await until(() => expect(moves()).toBe(2));
  for (const { lines } of nodes) expect(lines).toEqual([]);
});

test('what was changed while the listening connection was cut is known once it is back', async () => {
  const { proxy, change, node } = await startBehindProxy();
  proxy.cut();
  await until(() => expect(node.heard.filter((isHearing) => !isHearing).length).toBeGreaterThan(2));
  await change();
  expect(node.moves()).toBe(0);
  proxy.thaw();
  await until(() => expect(node.moves()).toBe(1));
  expect(node.heard.at(-1)).toBe(true);
  expect(node.lines).toEqual([begins, ends]);
});

test('a listening connection whose server is silent is given up, and another one is made', async () => {
  const { proxy, change, node } = await startBehindProxy();
  proxy.freeze();
  await until(() => expect(node.heard).toContain(false));
  proxy.thaw();
  await until(() => expect(node.heard.at(-1)).toBe(true));
  await change();
  await until(() => expect(node.moves()).toBe(1));
});

test('the database restarts, and changes are heard again', realProcesses, async () => {
  const server = await startPostgres();
  onTestFinished(() => server.stop());
  await server.create('portal');
  const url = `${server.url}/portal`;
  const open = openPostgres(url);
  onTestFinished(open.close);
  await migrate(open);
  const node = await startNode(url);
  await until(() => expect(node.heard).toEqual([true]));
  await server.crash();
  await until(() => expect(node.heard).toContain(false));
  await server.startAgain();
  await until(() => expect(node.heard.at(-1)).toBe(true));
  await bumpContentRevision(open.database);
  await until(() => expect(node.moves()).toBe(1));
  expect(node.lines.filter((line) => line === begins || line === ends)).toEqual([begins, ends]);
});

test.each([
  // As behind a pooler that gives each transaction another connection: LISTEN is accepted, and nothing arrives.
  ['hears nothing', () => `${inject('postgresServer')}/postgres`],
  ['is refused', () => `${inject('postgresServer')}/there_is_no_such_database`],
])('a node that %s looks for changes by itself, and says so once', async (_why, listenUrl) => {
  const { url, change } = await createDatabase();
  const polls = { aloneMs: 10, hearingMs: hourMs };
  const node = await startNode(url, { listenUrl: listenUrl(), polls });
  await change();
  await until(() => expect(node.moves()).toBe(1));
  await until(() => expect(node.heard.length).toBeGreaterThan(2));
  expect(node.heard).not.toContain(true);
  expect(node.lines).toEqual([begins]);
});

test('what is told is lost for a node that cannot hear it, and seen at its next look', async () => {
  const { url, change } = await createDatabase();
  const node = await startNode(url, { polls: { aloneMs: hourMs, hearingMs: 10 } });
  await until(() => expect(node.heard).toEqual([true]));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As a version before this one does it, or a person by hand.
  await client.query('update content_revision set revision = revision + 1');
  await client.end();
  await until(() => expect(node.moves()).toBe(1));
  await change();
  await until(() => expect(node.moves()).toBe(2));
});

test('a node that stops leaves no connection, and says nothing', async () => {
  const { url } = await createDatabase();
  const node = await startNode(url);
  await until(() => expect(node.heard).toEqual([true]));
  await node.stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const listeners =
    "select pid from pg_stat_activity where datname = current_database() and query = 'select 1'";
  await vi.waitFor(async () => expect((await client.query(listeners)).rows).toEqual([]));
  expect(node.lines).toEqual([]);
});

test('a SQLite file tells nothing: its readers look at it', async () => {
  const { open, place, dispose } = await createTestDatabase('sqlite');
  const other = openSqlite(sqliteFile(place.dataDir));
  onTestFinished(async () => {
    await other.close();
    await open.close();
    await dispose();
  });
  const watching = await watch(open, { aloneMs: 10, hearingMs: hourMs });
  await bumpContentRevision(other.database);
  await until(() => expect(watching.moves()).toBe(1));
  await watching.stop();
  expect(watching.lines).toEqual([]);
});
