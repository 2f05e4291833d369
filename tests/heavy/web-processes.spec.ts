import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildOwnBrand } from '../support/build-own-brand.ts';
import { freePort } from '../support/free-port.ts';
import { openEditions, type Editions } from '../support/nodes/editions.ts';
import { createTally } from '../support/nodes/tally.ts';
import { startPostgres, type PostgresServer } from '../support/postgres.ts';
import { ask, beginRequest, startWebProcesses, type WebProcesses } from '../support/web-processes.ts';

/* `npm run serve` with WEB_PROCESSES=2, as a team starts it. */

const root = join(import.meta.dirname, '../..');
const processes = 2;
const editor = { email: 'editor@processes.internal', password: randomBytes(12).toString('base64url') };

let server: PostgresServer;
let dataDir: string;
let env: NodeJS.ProcessEnv;
let portal: WebProcesses;
let origin: string;
let deskOrigin: string;
/** Each test publishes one of its own, so that it can be repeated alone. */
let editions: Editions;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const BRAND_DIR = await buildOwnBrand();
  server = await startPostgres();
  await server.create('portal');
  dataDir = mkdtempSync(join(tmpdir(), 'tideport-processes-'));
  const [port, deskPort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  deskOrigin = `http://127.0.0.1:${deskPort}`;
  env = {
    ...process.env,
    BRAND_DIR,
    ...{ WEB_PROCESSES: String(processes), DATABASE_URL: `${server.url}/portal`, DATA_DIR: dataDir },
    ...{ PORT: String(port), DESK_PORT: String(deskPort), DESK_SECRET: randomBytes(32).toString('hex') },
    ...{ METRICS_TOKEN: randomBytes(16).toString('hex'), DESK_SECOND_FACTOR: 'optional', LOG_LEVEL: 'info' },
    // No requests to the outside web, and nothing asks whether it is ready.
    ...{ CHAIN_RPC_URL: '', WATCH_LINKS: 'off', STOP_DELAY_SECONDS: '0' },
    NODE_OPTIONS: `--import=${join(root, 'tests/support/stay-here.ts')}`,
  };
  portal = await startWebProcesses(root, env);
  const { email, password } = editor;
  const words = ['--email', email, '--name', 'Editor', '--role', 'editor', '--password-stdin'];
  portal.run(['account', 'create', ...words], password);
  editions = await openEditions({ origin: deskOrigin, account: editor, tally: createTally() });
});

test.afterAll(async () => {
  portal?.terminate();
  await portal?.ended();
  await server?.stop();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const numbers = Array.from({ length: processes }, (_, index) => index + 1);

/** How many requests of visitors each process has answered. */
async function countAnswered(): Promise<number[]> {
  const values = (await portal.scrape()).get('tideport_http_requests_total')?.values ?? new Map();
  const ofVisitors = [...values].filter(([series]) => !series.includes('area="desk"'));
  return numbers.map((number) =>
    ofVisitors
      .filter(([series]) => series.includes(`process="${number}"`))
      .reduce((sum, [, value]) => sum + value, 0),
  );
}

/** Visits over four connections, which come to each process in turn. @returns what each process was asked, and the pages */
async function visitBoth() {
  const before = await countAnswered();
  const pages: string[] = [];
  for (let visit = 0; visit < 2 * processes; visit += 1)
    pages.push((await ask(`${origin}/en`))?.text ?? 'no answer');
  const after = await countAnswered();
  return { pages, asked: after.map((count, index) => count - before[index]!) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('both processes serve, and one scrape has what each of them measures', async () => {
  const { asked } = await visitBoth();
  for (const count of asked) expect(count).toBeGreaterThan(0);
  const metrics = await portal.scrape();
  const processesOf = (name: string) =>
    [...(metrics.get(name)?.values.keys() ?? [])].map((series) => /process="(\d)"/.exec(series)?.[1]);
  expect(processesOf('process_resident_memory_bytes')).toEqual(['1', '2']);
  // What the database has for all is told once.
  expect(new Set(processesOf('tideport_jobs_waiting'))).toEqual(new Set(['1']));
  const connections = metrics.get('tideport_database_connections_limit')?.values ?? new Map();
  expect([...connections.values()]).toEqual([5, 5]);
});

/** Publishes the notice, and waits until both processes have it on their pages. */
async function publish(edition: number): Promise<void> {
  await editions.publish(edition);
  await expect
    .poll(async () => {
      const { pages, asked } = await visitBoth();
      const words = `Edition ${edition} of the notice`;
      return asked.every((count) => count > 0) && pages.every((page) => page.includes(words));
    })
    .toBe(true);
}

test('what the desk publishes is soon on the pages of both', () => publish(1));

for (const number of numbers)
  test(`process ${number} is replaced when it is killed, while visitors get their answers`, async () => {
    const edition = number + 1;
    await publish(edition);
    const [killed = 0] = portal.pidsOf(number).slice(-1);
    const served = portal.pidsOf(number).length;
    process.kill(killed, 'SIGKILL');
    const answers: (number | undefined)[] = [];
    while (answers.length < 4 || portal.pidsOf(number).length === served)
      answers.push((await ask(`${origin}/en`))?.status);
    // One connection at most was given to it before its end was known.
    expect(answers.filter((status) => status !== 200).length).toBeLessThanOrEqual(1);
    const { pages, asked } = await visitBoth();
    for (const page of pages) expect(page).toContain(`Edition ${edition} of the notice`);
    for (const count of asked) expect(count).toBeGreaterThan(0);
    expect((await fetch(deskOrigin)).status).toBe(200);
  });

test('after SIGTERM each process answers what is under way, and none is left', async () => {
  const pids = numbers.flatMap((number) => portal.pidsOf(number)).filter(isAlive);
  expect(pids).toHaveLength(processes);
  const unsubscribe = `${origin}/api/newsletter/unsubscribe`;
  const finish: (() => Promise<number>)[] = [];
  for (let number = 0; number < processes; number += 1)
    finish.push(await beginRequest(unsubscribe, 'token=of-no-subscription&lang=en'));
  portal.terminate();
  // No new connections are taken.
  await expect.poll(() => ask(`${origin}/healthz`)).toBeUndefined();
  expect(await Promise.all(finish.map((send) => send()))).toEqual([303, 303]);
  expect(await portal.ended()).toEqual([0, null]);
  expect(pids.filter(isAlive)).toEqual([]);
});

test('a start whose port is taken ends with the sentence that says so', async () => {
  const taken = new URL(server.url).port;
  const ended = startWebProcesses(root, { ...env, PORT: taken });
  await expect(ended).rejects.toThrow(
    new RegExp(`ended with 1:[^]*Port ${taken} on 127\\.0\\.0\\.1 is in use[^]*could not start`),
  );
});
