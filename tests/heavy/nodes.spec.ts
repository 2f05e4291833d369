import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startDurablePostgres } from '../support/nodes/durable-postgres.ts';
import { openEditions, type Editions } from '../support/nodes/editions.ts';
import { expectKept, expectPublished, untilMailed } from '../support/nodes/expect-kept.ts';
import { fillForm, persist, type Acknowledged } from '../support/nodes/forms.ts';
import { startPooler } from '../support/nodes/pooler.ts';
import { startPortalNodes } from '../support/nodes/portal-nodes.ts';
import { createTally, type Tally } from '../support/nodes/tally.ts';
import { visit } from '../support/nodes/visits.ts';
import { loadSitemap } from '../support/read-sitemap.ts';
import { startRetryingProxy } from '../support/retrying-proxy.ts';
import { createSeeded } from '../support/seeded.ts';

/* Three nodes behind a proxy. While visitors read, search and send forms, nodes are killed (SIGKILL) and started again, PostgreSQL crashes twice,
   and an editor publishes fifty times. Visitors must notice nothing of it but "later" while there is no database. */

const requests = Number(process.env['NODES_REQUESTS'] ?? 2_000);
/** What is requested, and which node is killed, follows from a seed that the test prints; `NODES_SEED` repeats it. */
const seed = process.env['NODES_SEED'] ?? String(randomInt(2 ** 32));
/** Path of PgBouncer; with it the nodes reach the database through a pool in transaction mode. */
const poolerProgram = process.env['NODES_POOLER'];
const nodeCount = 3;
const editionCount = 50;
const killCount = 8;
const crashCount = 2;
/** Visitors at the same time. */
const hands = 8;
/** A form is two requests. */
const formsPercent = 5;
/** Taken by a node together (`claim-due-mails.ts`): so many may be sent and not recorded when it is killed, or when the database is gone. */
const mailsAtOnce = 10;

const choose = createSeeded(seed);

async function startEverything() {
  const database = await startDurablePostgres();
  const pooler = poolerProgram ? await startPooler(poolerProgram, database.url) : undefined;
  const databaseEnv: Record<string, string> = pooler
    ? { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: database.url }
    : { DATABASE_URL: database.url };
  const mailServer = await startMailServer();
  const ports = [];
  for (let index = 0; index < nodeCount; index += 1)
    ports.push({ portal: await freePort(), desk: await freePort() });
  const portalProxy = await startRetryingProxy(ports.map(({ portal }) => portal));
  const deskProxy = await startRetryingProxy(ports.map(({ desk }) => desk));
  const origin = `http://127.0.0.1:${portalProxy.port}`;
  const deskOrigin = `http://127.0.0.1:${deskProxy.port}`;
  const nodes = await startPortalNodes(ports, {
    ...databaseEnv,
    DESK_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: mailServer.url,
    PUBLIC_ORIGIN: origin,
    DESK_ORIGIN: deskOrigin,
    TRUSTED_PROXIES: '1',
  });
  return {
    ...{ database, mailServer, nodes, origin, deskOrigin },
    retries: () => portalProxy.retries() + deskProxy.retries(),
    async stop() {
      await nodes.stop();
      await portalProxy.close();
      await deskProxy.close();
      await mailServer.close();
      pooler?.stop();
      await database.stop();
    },
  };
}

type Everything = Awaited<ReturnType<typeof startEverything>>;

/** Acts that come one after the other, each when so many requests were begun; one that is late waits for the one before it. */
function planActs(count: number, act: (number: number) => Promise<void>) {
  let last = Promise.resolve();
  const dueAt = new Set(
    Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * requests) / count)),
  );
  let number = 0;
  return {
    /** Resolves when the act before is done, so that requests go on while no more than one is under way. */
    async begin(index: number): Promise<void> {
      if (!dueAt.has(index)) return;
      const before = last;
      const own = (number += 1);
      last = before.then(() => act(own));
      // Said where it is awaited.
      last.catch(() => undefined);
      await before;
    },
    done: () => last,
  };
}

async function sendEverything(
  { nodes, database, origin }: Everything,
  { tally, editions }: { tally: Tally; editions: Editions },
): Promise<Acknowledged[]> {
  const listed = (await loadSitemap(origin)).map(({ loc }) => new URL(loc).pathname + new URL(loc).search);
  const acknowledged: Acknowledged[] = [];
  const underWay = new Set<Promise<void>>();
  /** A proxy asks two nodes: what one of them refused is answered before another one is killed. */
  async function restartNode(number: number): Promise<void> {
    await nodes.restart(choose(`kill ${number}`, nodeCount));
    await Promise.all(underWay);
  }
  const plans = [
    planActs(editionCount, editions.publish),
    planActs(killCount, restartNode),
    planActs(crashCount, () => database.restart(tally)),
  ];
  async function ask(index: number): Promise<void> {
    if (choose(`${index} form`, 100) < formsPercent)
      acknowledged.push(await fillForm({ origin, choose, tally }, index));
    else await visit({ origin, choose, tally, editions, listed }, index);
  }
  let next = 0;
  const hand = async () => {
    for (let index = next++; index < requests; index = next++) {
      for (const plan of plans) await plan.begin(index);
      const asked = ask(index);
      underWay.add(asked);
      await asked;
      underWay.delete(asked);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  for (const plan of plans) await plan.done();
  return acknowledged;
}

test('three nodes: kills, restarts of the database and publications lose nothing, and no visitor sees an error or an old page', async () => {
  test.setTimeout(1_800_000);
  console.log(`NODES_SEED=${seed} NODES_REQUESTS=${requests}`);
  const everything = await startEverything();
  const { nodes, database, mailServer, origin, deskOrigin } = everything;
  try {
    const tally = createTally();
    const editions = await openEditions({ origin: deskOrigin, account: nodes.account, tally });
    await editions.publish(0);
    const begunMs = performance.now();
    const acknowledged = await sendEverything(everything, { tally, editions });
    const seconds = Math.round((performance.now() - begunMs) / 1000);

    for (const { reference } of acknowledged) {
      const status = await persist(tally, `${origin}/api/submissions/${reference}`, { what: 'status' });
      expect(status.status).toBe(200);
    }
    await untilMailed(database.url);
    const copies = await expectKept(database.url, { acknowledged, mails: mailServer.mails });
    await expectPublished(database.url, editionCount + 1);
    const { answers, failed, stale, staleInOutages, cut } = tally;
    const figures = { seconds, acknowledged: acknowledged.length, copies, retries: everything.retries() };
    const oldestMs = Math.round(editions.longestMs());
    console.log(JSON.stringify({ ...figures, oldestMs, cut, staleInOutages, answers }, undefined, 1));
    expect(failed).toEqual([]);
    expect(stale).toEqual([]);
    expect(cut).toBeLessThanOrEqual(killCount * hands);
    expect(copies).toBeLessThanOrEqual((killCount + crashCount * nodeCount) * mailsAtOnce);
  } finally {
    await everything.stop();
  }
});
