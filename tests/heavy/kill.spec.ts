import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { sendPaidForm } from '../support/paid-submission.ts';
import { startPostgres } from '../support/postgres.ts';
import { startRestartingPortal, type RestartingPortal } from '../support/restarting-portal.ts';
import { createSeeded } from '../support/seeded.ts';

/* Kills the server (SIGKILL) at random moments between the form and the listing. Whatever it had acknowledged must be there afterwards, and
   repeating what it had not acknowledged must not do anything twice. */

// Both engines at the same time: each has a portal, a chain and a database of its own.
test.describe.configure({ mode: 'parallel' });

/** On each engine. */
const kills = Number(process.env['KILL_COUNT'] ?? 6);

/** The moments follow from a seed that the test prints; set `KILL_SEED` to repeat a failure. */
const seed = process.env['KILL_SEED'] ?? String(randomInt(2 ** 32));

const choose = createSeeded(seed);

/** A whole number of milliseconds from `min` to below `max`. */
const momentOf = (place: string, [min, max]: readonly [number, number]): number =>
  min + choose(place, max - min);

interface Acknowledged {
  title: string;
  reference: string;
  hash: string;
}

async function json<Data>(response: Response): Promise<Data> {
  const body = (await response.json()) as { data: Data };
  return body.data;
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** The team and the reviewer of one submission share an address, and each submission has another one: an attempt that a kill cut off counts for its address, and PostgreSQL keeps that. */
const addressOf = (number: number) => ({ 'x-forwarded-for': `198.18.0.${number}` });

async function signIn(portal: RestartingPortal, number: number): Promise<Record<string, string>> {
  const headers = { origin: portal.deskOrigin, ...addressOf(number) };
  const answer = await portal.call(`${portal.deskOrigin}/api/auth/sign-in`, post(portal.desk, headers));
  expect(answer.status).toBe(204);
  return {
    ...headers,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

interface Submission {
  number: number;
  title: string;
}

/** Form to `in-review`, each step repeated until acknowledged. */
function submitAndPay(portal: RestartingPortal, { number, title }: Submission) {
  const call = (url: string, init: RequestInit = {}) =>
    portal.call(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...addressOf(number) },
    });
  return sendPaidForm(portal.origin, { title, url: `https://${title.toLowerCase()}.example` }, call);
}

async function approve(portal: RestartingPortal, { number, title }: Submission): Promise<void> {
  const headers = await signIn(portal, number);
  const list = await portal.call(`${portal.deskOrigin}/api/desk/submissions?q=${title}`, { headers });
  const { data } = (await list.json()) as { data: { id: number; version: number }[] };
  expect(data).toHaveLength(1);
  const [{ id, version } = { id: 0, version: 0 }] = data;
  const acted = await portal.call(
    `${portal.deskOrigin}/api/desk/submissions/${id}/actions`,
    post({ version, action: { name: 'approve' } }, headers),
  );
  // A repeated approval after a lost answer finds the newer version: nobody acknowledged the first one, but
  // it counts.
  expect([200, 409]).toContain(acted.status);
}

async function expectListed(
  portal: RestartingPortal,
  { title, reference, hash }: Acknowledged,
): Promise<void> {
  const status = await json<{ state: string; payment: { tx_hash: string }; history: { state: string }[] }>(
    await portal.call(`${portal.origin}/api/submissions/${reference}`),
  );
  expect(status.state).toBe('listed');
  expect(status.payment.tx_hash).toBe(hash);
  expect(status.history.filter(({ state }) => state === 'listed')).toHaveLength(1);
  const found = await json<{ dapps: { title: string }[] }>(
    await portal.call(`${portal.origin}/v1/application/search?key=${title}&lang=en&start=0&count=10`),
  );
  expect(found.dapps.map((dapp) => dapp.title)).toContain(title);
}

/** Where the portal keeps what it has acknowledged. */
async function startEngine(engine: 'SQLite' | 'PostgreSQL') {
  if (engine === 'SQLite') return { env: {}, stop: async () => undefined };
  const server = await startPostgres();
  await server.create('portal');
  const env = { DATABASE_URL: `${server.url}/portal`, DESK_SECRET: randomBytes(32).toString('hex') };
  return { env, stop: () => server.stop() };
}

async function killAndCheck(portal: RestartingPortal, engine: string): Promise<void> {
  const listed: Acknowledged[] = [];
  while (portal.kills() < kills) {
    portal.killAfter(momentOf(`${engine} submit ${listed.length}`, [5, 900]));
    const submission = { number: listed.length, title: `Kill${randomBytes(4).toString('hex')}` };
    const acknowledged = await submitAndPay(portal, submission);
    portal.killAfter(momentOf(`${engine} approve ${listed.length}`, [1, 120]));
    await approve(portal, submission);
    listed.push(acknowledged);
  }
  for (const acknowledged of listed) await expectListed(portal, acknowledged);
  console.log(`${engine}: ${portal.kills()} kills, ${listed.length} submissions listed, none lost`);
}

for (const engine of ['SQLite', 'PostgreSQL'] as const)
  test(`killing the server at random moments loses nothing that was acknowledged (${engine})`, async () => {
    test.setTimeout(1_800_000);
    console.log(`KILL_SEED=${seed} KILL_COUNT=${kills}`);
    const dataDir = mkdtempSync(join(tmpdir(), 'tideport-kill-'));
    const chain = await startDevChain({ log: createLog('silent') });
    const database = await startEngine(engine);
    const portal = await startRestartingPortal({
      dataDir,
      rpcUrl: chain.rpcUrl,
      env: { ...database.env, TRUSTED_PROXIES: '1', DESK_TRUSTED_PROXIES: '1' },
    });
    try {
      await killAndCheck(portal, engine);
    } finally {
      await portal.stop();
      await database.stop();
      await chain.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
