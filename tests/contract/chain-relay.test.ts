import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createRelayBudget, type RelayBudget } from '#features/tools/approvals/server/relay/relay-budget.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import type { VisitorEnvironment } from '#routes/api/submissions/visitor-environment.ts';
import { createReadChainRoutes } from '#routes/api/tools/read-chain-routes.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { createTestRelay } from '../support/relay.ts';
import { startScriptedNode } from '../support/scripted-node.ts';

const log = createLog('silent');
const owner = `0x${'ab'.repeat(32)}`;
const head = { method: 'eth_blockNumber', params: [] };
const logs = (toBlock: string) => ({
  method: 'eth_getLogs',
  params: [{ fromBlock: '0x0', toBlock, topics: [[owner], owner] }],
});
/** 50 units each, so a whole request of them is 2,000. */
const expensive = Array.from({ length: 40 }, () => logs('0xffffffff'));

function relayOf(rpcUrl: string, budget?: RelayBudget) {
  const app = new Hono<VisitorEnvironment>();
  app.onError(presentError(log));
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '192.0.2.1');
    await next();
  });
  const approvals = createTestRelay(rpcUrl, budget);
  app.route('/', createReadChainRoutes({ approvals, publicOrigin: 'https://wallet.example.org' }));
  withCheckedAnswers(app as unknown as Hono);
  return (calls: unknown[], { from = '192.0.2.1', headers = {} } = {}) =>
    app.request('/api/tools/bsc/read', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-test-address': from, ...headers },
      body: JSON.stringify({ calls }),
    });
}

describe('reads of visitors and the portal’s own', () => {
  test('never share a request to the endpoint', async () => {
    const node = await startScriptedNode(({ method }) => (method === 'eth_getLogs' ? [] : '0x38'));
    const read = relayOf(node.rpcUrl);
    const chain = createRpcChain({ rpcUrl: node.rpcUrl, chainId: 56, log });
    await Promise.all([read([logs('0x1')]), read([head]), chain.getHeadNumber()]);
    expect(node.batches.toSorted()).toEqual([
      ['eth_blockNumber'],
      ['eth_blockNumber', 'eth_chainId'],
      ['eth_getLogs'],
    ]);
  });

  test('an answer to a visitor that is too large fails neither another visitor nor a payment', async () => {
    const node = await startScriptedNode(({ method }) =>
      method === 'eth_getLogs' ? 'x'.repeat(5_000_000) : '0x38',
    );
    const read = relayOf(node.rpcUrl);
    const chain = createRpcChain({ rpcUrl: node.rpcUrl, chainId: 56, log });
    const [large, small, own] = await Promise.all([
      read([logs('0x1')]),
      read([head], { from: '192.0.2.2' }),
      chain.getHeadNumber(),
    ]);
    const answersOf = async (response: Response) =>
      ((await response.json()) as { data: { answers: unknown[] } }).data.answers;
    expect(await answersOf(large)).toEqual([{ ok: false, reason: 'range' }]);
    expect(await answersOf(small)).toEqual([{ ok: true, result: '0x38' }]);
    expect(own).toEqual({ ok: true, value: 56n });
  });
});

describe('the share of units', () => {
  const node = () => startScriptedNode(() => '0x1');

  test('of an address is used up by expensive calls long before its requests are, and says when to come back', async () => {
    const { rpcUrl } = await node();
    const read = relayOf(rpcUrl);
    for (let times = 0; times < 10; times += 1) expect((await read(expensive)).status).toBe(200);
    const refused = await read(expensive);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read([head], { from: '192.0.2.2' })).status).toBe(200);
  });

  test('of an address in a day is a tenth of what a network has', async () => {
    const { rpcUrl } = await node();
    const read = relayOf(rpcUrl, createRelayBudget({ dailyUnits: 40_000, limits: createNodeLimits(), log }));
    for (let times = 0; times < 2; times += 1) expect((await read(expensive)).status).toBe(200);
    const refused = await read(expensive);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  test('of a network in a day is one for all visitors, and the operator is told once when it is used up', async () => {
    const { rpcUrl, batches } = await node();
    const told: unknown[] = [];
    const telling = { ...log, warn: (facts: unknown) => told.push(facts) } as unknown as Log;
    const read = relayOf(
      rpcUrl,
      createRelayBudget({ dailyUnits: 1_000, limits: createNodeLimits(), log: telling }),
    );
    const hundred = [logs('0xffffffff'), logs('0xffffffff')];
    for (let visitor = 1; visitor <= 10; visitor += 1)
      expect((await read(hundred, { from: `192.0.2.${visitor}` })).status).toBe(200);
    for (let visitor = 11; visitor <= 12; visitor += 1) {
      const refused = await read([head], { from: `192.0.2.${visitor}` });
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600);
    }
    expect(told).toEqual([{ network: 'bsc', dailyUnits: 1_000 }]);
    expect(batches).toHaveLength(10);
  });
});

describe('reads under way', () => {
  test('of one address leave room for another one, and too many are refused for a moment', async () => {
    const held = Promise.withResolvers<string>();
    const { rpcUrl, batches } = await startScriptedNode(({ method }) =>
      method === 'eth_gasPrice' ? held.promise : '0x1',
    );
    const read = relayOf(rpcUrl);
    const slow = Array.from({ length: 46 }, () => read([{ method: 'eth_gasPrice', params: [] }]));
    const refused = await read([head]);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect((await read([head], { from: '192.0.2.2' })).status).toBe(200);
    expect(batches.filter(([method]) => method === 'eth_gasPrice').length).toBeLessThanOrEqual(6);
    held.resolve('0x1');
    for (const response of await Promise.all(slow)) expect(response.status).toBe(200);
  });
});

describe('a page of another site', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.org' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused with %o before the endpoint is asked', async (headers) => {
    const { rpcUrl, batches } = await startScriptedNode(() => '0x1');
    expect((await relayOf(rpcUrl)([head], { headers })).status).toBe(403);
    expect(batches).toEqual([]);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'https://wallet.example.org' },
    { origin: 'https://wallet.example.org' },
    { origin: 'http://localhost' },
    { origin: 'https://wallet.example.net', 'x-forwarded-host': 'inner.example, wallet.example.net' },
    {},
  ])('is not what sends %o', async (headers) => {
    const { rpcUrl } = await startScriptedNode(() => '0x1');
    expect((await relayOf(rpcUrl)([head], { headers })).status).toBe(200);
  });
});
