import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { ReviewedFinding } from '#features/store/token-checks/model/check-call.ts';
import { createTokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createTokenCheckRoutes } from '#routes/api/tools/token-check-routes.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { startEmptyChain } from '../support/empty-chain.ts';

const log = createLog('silent');
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

interface World {
  open: Pick<OpenDatabase, 'database'>;
  rpcUrl: string;
  dailyChecks?: number;
  reviewed?: ReviewedFinding[];
}

interface Sent {
  network?: string;
  from?: string;
  headers?: Readonly<Record<string, string>>;
}

function startPortal({ open, rpcUrl, dailyChecks = 100, reviewed = [] }: World) {
  const now = () => new Date();
  const endpoints = new Map([['bsc', { rpcUrl, chainId: 56 }]]);
  const limits = createNodeLimits(now);
  const { database } = open;
  const tokenChecks = createTokenChecks({ database, endpoints, dailyChecks, limits, now, log });
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(log));
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '192.0.2.1');
    await next();
  });
  const reports = { findReviewed: async () => reviewed };
  app.route(
    '/',
    createTokenCheckRoutes({ tokenChecks, reports, publicOrigin: 'https://wallet.example.org' }),
  );
  withCheckedAnswers(app as unknown as Hono);
  return (body: unknown, { network = 'bsc', from = '192.0.2.1', headers = {} }: Sent = {}) =>
    app.request(`/api/tools/${network}/token-check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': from, ...headers },
      body: JSON.stringify(body),
    });
}

const waitOf = (response: Response) => Number(response.headers.get('retry-after'));

describeOnEachEngine('the call that checks a token', (openFresh) => {
  it('gives findings with their block, and is kept by no cache', async () => {
    const check = startPortal({ open: await openFresh(), rpcUrl: (await startEmptyChain()).rpcUrl });
    const response = await check({ address });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ network: 'bsc', address: address.toLowerCase(), block: 100 });
    expect(data).toMatchObject({ name: null, symbol: null, verdict: 'not-determined' });
    expect(data['findings']).toContainEqual({
      ...{ id: 'contract', outcome: 'not-determined', why: 'no-contract' },
      ...{ call: 'eth_getCode', block: 100, params: {} },
    });
    expect(Object.keys(data)).not.toContain('id');
    expect(Object.keys(data)).not.toContain('reviewed');
  });

  it('says which findings reviewers looked at, and changes no verdict', async () => {
    const reviewed: ReviewedFinding[] = [{ id: 'resale', at: '2026-11-30T08:00:00.000Z' }];
    const { rpcUrl } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl, reviewed });
    const { data } = (await (await check({ address })).json()) as { data: Record<string, unknown> };
    expect(data).toMatchObject({ reviewed, verdict: 'not-determined' });
  });

  it('refuses a page of another site before the endpoint is asked', async () => {
    const { rpcUrl, batches } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl });
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await check({ address }, { headers: from })).status).toBe(403);
    expect((await check({ address }, { headers: { origin: 'null' } })).status).toBe(403);
    expect(batches).toEqual([]);
  });

  it('refuses what is no address of the network, and what is more than addresses', async () => {
    const { rpcUrl, batches } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl });
    for (const body of [
      {},
      { address: '' },
      { address: 7 },
      { address, pair: '0x12' },
      { address: 'https://x.example' },
    ])
      expect((await check(body)).status).toBe(400);
    expect((await check({ address: 'x'.repeat(81) })).status).toBe(400);
    expect((await check({ address, more: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await check({ address }, { network: 'eth' })).status).toBe(404);
    expect((await check({ address }, { network: 'no-network' })).status).toBe(400);
    expect(batches).toEqual([]);
  });

  it('says when an address, and when a network, may be asked again', async () => {
    const { rpcUrl } = await startEmptyChain();
    const check = startPortal({ open: await openFresh(), rpcUrl, dailyChecks: 1 });
    for (let times = 0; times < 10; times += 1) expect((await check({ address })).status).toBe(200);
    const visitor = await check({ address });
    expect([visitor.status, waitOf(visitor) > 0]).toEqual([429, true]);
    const network = await check({ address: `0x${'1'.repeat(40)}` }, { from: '192.0.2.2' });
    expect([network.status, waitOf(network) > 3_600]).toEqual([503, true]);
  });

  it('says that the endpoint did not respond, and nothing about the token', async () => {
    const check = startPortal({ open: await openFresh(), rpcUrl: (await startEmptyChain('0x1')).rpcUrl });
    const response = await check({ address });
    expect([response.status, waitOf(response)]).toEqual([503, 30]);
    expect(await response.json()).toMatchObject({ data: null });
  });
});
