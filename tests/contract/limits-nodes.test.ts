import { Hono } from 'hono';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { createRelayBudget } from '#features/tools/approvals/server/relay/relay-budget.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/engines/postgres.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { createLog } from '#platform/log/log.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createStatusLinkRoute } from '#routes/api/status-link-route.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createUploadQuota } from '#routes/api/submissions/upload-quota.ts';
import { createTestDatabase } from '../support/databases.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { quickHashing } from '../support/quick-hashing.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const log = createLog('silent');
const secret = 'a secret for tests that is long enough';
const deskOrigin = 'http://localhost:4100';
const address = '192.0.2.7';
const megabyte = 1024 * 1024;

/** A database, and how nodes that share it begin: each with connections and a memory of its own. */
async function createNodes() {
  holdTimeLimits();
  const { open, place, dispose } = await createTestDatabase('postgres');
  await open.close();
  onTestFinished(dispose);
  const clock = { time: new Date('2026-11-28T09:00:00.000Z') };
  const now = () => clock.time;
  const startNode = () => {
    const opened = openPostgres(place.databaseUrl!);
    onTestFinished(opened.close);
    return { opened, limits: createLimits({ open: opened, secret, now, log }) };
  };
  return { clock, now, startNode };
}

/** The same database, whose changes of rows are counted. */
function countStatements(opened: OpenDatabase) {
  const counted = { statements: 0 };
  const database = opened.database.withPlugin({
    transformQuery: ({ node }) => {
      counted.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, open: { ...opened, database } };
}

/** Does the same so many times, on one node after the other. @returns how often each result came */
async function alternate<Node>(nodes: readonly Node[], times: number, act: (node: Node) => Promise<unknown>) {
  const counts: Record<string, number> = {};
  for (let time = 0; time < times; time += 1) {
    const result = String(await act(nodes[time % nodes.length]!));
    counts[result] = (counts[result] ?? 0) + 1;
  }
  return counts;
}

describe('nodes that share a PostgreSQL database', () => {
  let shared: Awaited<ReturnType<typeof createNodes>>;
  beforeEach(async () => void (shared = await createNodes()));

  it('grant no more than the points of a rule, however many requests come at the same time', async () => {
    const { startNode } = shared;
    const nodes = [startNode(), startNode(), startNode()];
    const rule = { name: 'test', points: 25, windowSeconds: 600 };
    const takes = Array.from({ length: 90 }, (_, index) =>
      nodes[index % nodes.length]!.limits.take([{ rule, key: address }]),
    );
    const refusals = (await Promise.all(takes)).filter((refusal) => refusal !== undefined);
    expect(refusals).toHaveLength(65);
    expect(refusals.every(({ retryAfterSeconds }) => retryAfterSeconds === 600)).toBe(true);
    const heavy = { name: 'heavy', points: 100, windowSeconds: 600 };
    const units = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const points = 1 + (index % 30);
        const refusal = await nodes[index % nodes.length]!.limits.take([
          { rule: heavy, key: address, points },
        ]);
        return refusal ? 0 : points;
      }),
    );
    expect(units.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(100);
  });

  it('cost one statement for a request, whatever its rules, few for many at the same time, and two a second for a flood', async () => {
    const { clock, now, startNode } = shared;
    const { counted, open } = countStatements(startNode().opened);
    const limits = createLimits({ open, secret, now, log });
    const rules = ['one', 'two', 'three'].map((name) => ({ name, points: 100, windowSeconds: 600 }));
    const take = (key = address) => limits.take(rules.map((rule) => ({ rule, key })));
    await take();
    expect(counted.statements).toBe(1);
    await Promise.all(Array.from({ length: 99 }, () => take()));
    expect(counted.statements).toBe(3);
    const flood = async () => {
      for (let time = 0; time < 200; time += 1) expect(await take()).toBeDefined();
    };
    await flood();
    expect(counted.statements).toBe(3);
    clock.time = new Date(clock.time.getTime() + 1_000);
    await flood();
    expect(counted.statements).toBe(5);
  });

  it('take together without a deadlock, whatever order their keys have', async () => {
    const { startNode } = shared;
    const nodes = [startNode(), startNode()];
    const rules = ['one', 'two', 'three'].map((name) => ({ name, points: 1000, windowSeconds: 600 }));
    const takes = Array.from({ length: 100 }, (_, index) => {
      const ordered = index % 2 === 0 ? rules : rules.toReversed();
      return nodes[index % 2]!.limits.take(ordered.map((rule) => ({ rule, key: address })));
    });
    expect((await Promise.all(takes)).every((refusal) => refusal === undefined)).toBe(true);
    const rows = await nodes[0]!.opened.database.selectFrom('limit_counts').select('points').execute();
    expect(rows).toEqual([{ points: 100 }, { points: 100 }, { points: 100 }]);
  });

  it('refuse wrong passwords of one address together, also after a restart', async () => {
    const { now, startNode } = shared;
    const startDesk = () => {
      const { opened, limits } = startNode();
      return createAccounts({ open: opened, secret, deskOrigin, now, limits, hashing: quickHashing });
    };
    let attempt = 0;
    const signIn = async (accounts: ReturnType<typeof startDesk>) => {
      attempt += 1;
      const body = JSON.stringify({ email: `person-${attempt}@example.org`, password: 'wrong' });
      const headers = { 'Content-Type': 'application/json', Origin: deskOrigin };
      const request = new Request(`${deskOrigin}/api/auth/sign-in`, { method: 'POST', headers, body });
      return (await accounts.handler(request, address)).status;
    };
    const desks = [startDesk(), startDesk()];
    expect(await alternate(desks, 32, signIn)).toEqual({ 401: 30, 429: 2 });
    expect(await signIn(startDesk())).toBe(429);
  });

  it('refuse begun sign-ins by passkey and single sign-on together', async () => {
    const { now, startNode } = shared;
    const singleSignOn = {
      // Nothing answers there.
      issuer: 'http://127.0.0.1:9',
      clientId: 'desk',
      clientSecret: 'secret',
      name: 'Directory',
      prompt: 'login',
    } as const;
    const desks = [startNode(), startNode()].map(({ opened, limits }) =>
      createAccounts({ open: opened, secret, deskOrigin, now, limits, singleSignOn, hashing: quickHashing }),
    );
    const begin = (path: string) => async (accounts: (typeof desks)[number]) =>
      (await accounts.handler(new Request(`${deskOrigin}${path}`, { method: 'POST' }), address)).status;
    expect(await alternate(desks, 122, begin('/api/auth/passkey/options'))).toEqual({ 200: 120, 429: 2 });
    expect(await alternate(desks, 122, begin('/api/auth/single-sign-on'))).toEqual({ 503: 120, 429: 2 });
  });

  it('store as many security events as one node does', async () => {
    const { now, startNode } = shared;
    const nodes = [startNode(), startNode()];
    const desks = nodes.map(({ opened, limits }) =>
      createAccounts({ open: opened, secret, deskOrigin, now, limits, hashing: quickHashing }),
    );
    const event = {
      kind: 'access',
      outcome: 'not-allowed',
      email: 'ana@example.org',
      clientAddress: address,
    } as const;
    for (let time = 0; time < 70; time += 1) await desks[time % 2]!.record(event);
    expect((await desks[0]!.listSecurityEvents({ page: 1, perPage: 200 })).total).toBe(60);
  });

  it('count the requests of a form together, and say when to come back', async () => {
    const { startNode } = shared;
    const startForm = (limits: Limits) => {
      const app = new Hono<VisitorEnvironment>();
      app.onError(presentError(log));
      const mailRequests = { ask: () => Promise.resolve() };
      app.route('/', createStatusLinkRoute({ mailRequests, limits, publicOrigin: deskOrigin }));
      return app;
    };
    const forms = [startNode(), startNode()].map(({ limits }) => startForm(limits));
    const send = (app: Hono<VisitorEnvironment>) => app.request('/api/status-link', { method: 'POST' });
    expect(await alternate(forms, 11, async (form) => (await send(form)).status)).toEqual({
      303: 10,
      429: 1,
    });
    const refused = await send(startForm(startNode().limits));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
  });

  it('have one upload quota, to which all of them give back what was set aside', async () => {
    const { clock, now, startNode } = shared;
    const shares = [{ spanMs: 3_600_000, files: 200, bytes: 100 * megabyte }];
    const startQuota = () => createUploadQuota({ limits: startNode().limits, now, shares });
    const [one, other] = [startQuota(), startQuota()];
    const settle = await one.reserve(address, 60 * megabyte);
    await expect(other.reserve(address, 60 * megabyte)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 3600,
    });
    await settle(megabyte);
    clock.time = new Date(clock.time.getTime() + 1_000);
    await other.reserve(address, 60 * megabyte);
    await expect(startQuota().reserve(address, 60 * megabyte)).rejects.toThrow(
      'Try again after 2026-11-28T10:00:00.000Z.',
    );
  });

  it('spend one budget of chain reads in a day, and a refused visitor takes nothing from the others', async () => {
    const { clock, startNode } = shared;
    const start = () => createRelayBudget({ dailyUnits: 1_000, limits: startNode().limits, log });
    const budgets = [start(), start()];
    const spend = (budget: (typeof budgets)[number], visitor: string, units: number) =>
      budget.spend({ visitor, network: 'bsc' }, units);
    expect(await spend(budgets[0]!, '192.0.2.1', 60)).toBeUndefined();
    expect(await spend(budgets[1]!, '192.0.2.1', 60)).toEqual({ by: 'visitor', retryAfterSeconds: 86_400 });
    for (let visitor = 2; visitor <= 10; visitor += 1)
      expect(await spend(budgets[visitor % 2]!, `192.0.2.${visitor}`, 100)).toBeUndefined();
    clock.time = new Date(clock.time.getTime() + 1_000);
    expect(await spend(budgets[1]!, '192.0.2.11', 41)).toMatchObject({ by: 'network' });
    expect(await spend(start(), '192.0.2.11', 40)).toBeUndefined();
  });

  it('count a visitor’s search for a DApp once a day', async () => {
    const { clock, now, startNode } = shared;
    const nodes = [startNode(), startNode()];
    const { database } = nodes[0]!.opened;
    await listNow(database, [newDapp('Harbor')]);
    const catalogues = nodes.map(({ opened, limits }) => createCatalogue({ ...opened, limits, now }));
    const counts = () =>
      database.selectFrom('search_counts').select(['day', 'count']).orderBy('day').execute();
    await alternate(catalogues, 6, (catalogue) => catalogue.countSearch('harbor', address));
    await catalogues[1]!.countSearch('harbor', '192.0.2.8');
    expect(await counts()).toEqual([{ day: '2026-11-28', count: 2 }]);
    clock.time = new Date('2026-11-29T00:00:00.000Z');
    await alternate(catalogues, 4, (catalogue) => catalogue.countSearch('harbor', address));
    expect(await counts()).toContainEqual({ day: '2026-11-29', count: 1 });
    expect(JSON.stringify(await database.selectFrom('limit_counts').selectAll().execute())).not.toContain(
      '192.0.2',
    );
  });
});
