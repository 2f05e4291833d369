import { expect, it } from 'vitest';
import { createTokenChecks, type TokenAsk } from '#features/store/token-checks/server/token-checks.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import type { Limits } from '#platform/limits/limits.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { startEmptyChain } from '../support/empty-chain.ts';

const silent = createLog('silent');
const secret = 'a secret for tests that is long enough';
const dayMs = 24 * 60 * 60 * 1000;
const tokenOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;

/** How many share a database: on SQLite one is alone with it (decision 075). */
const nodesOf = { sqlite: 1, postgres: 2 };

interface World {
  log?: Log;
  open: Pick<OpenDatabase, 'database'>;
  rpcUrl: string;
  limits?: Limits;
  dailyChecks?: number;
  longestWaitMs?: number;
  clock?: { time: Date };
}

function startNode({ open, rpcUrl, dailyChecks = 100, clock = { time: new Date() }, ...rest }: World) {
  const now = () => clock.time;
  const endpoints = new Map([['bsc', { rpcUrl, chainId: 56 }]]);
  const { limits = createNodeLimits(now), log = silent, ...waits } = rest;
  const { database } = open;
  const checks = createTokenChecks({ ...waits, database, endpoints, dailyChecks, limits, now, log });
  const ask = (index: number, more: Partial<TokenAsk> = {}) =>
    checks.check({ network: 'bsc', address: tokenOf(index), madeFor: 'visitor', ...more });
  return { ...checks, ask };
}

const codeOf = (answer: Awaited<ReturnType<ReturnType<typeof startNode>['ask']>>) =>
  answer.ok ? answer.check.verdict : answer.code;

describeOnEachEngine('checks of tokens', (openFresh, _, engine) => {
  it('are one for all who ask at a block, also at another node', async () => {
    const open = await openFresh();
    const { rpcUrl, state, countChecks } = await startEmptyChain();
    const node = startNode({ open, rpcUrl });
    const visitors = Array.from({ length: 200 }, (_each, index) => `192.0.2.${index}`);
    const answers = await Promise.all(visitors.map((visitor) => node.ask(1, { visitor })));
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['not-determined']));
    expect(countChecks()).toBe(1);
    await startNode({ open, rpcUrl }).ask(1);
    expect(countChecks()).toBe(1);
    state.block += 1;
    const [later, again] = [
      await node.ask(1),
      await node.findLatest({ network: 'bsc', address: tokenOf(1) }),
    ];
    expect(countChecks()).toBe(2);
    expect(again).toEqual(later.ok ? later.check : undefined);
    expect(again).toMatchObject({ block: 101, address: tokenOf(1), findings: expect.any(Array) });
  });

  it('let a visitor wait for less than a minute, and go on', async () => {
    const open = await openFresh();
    const { rpcUrl, state, countChecks } = await startEmptyChain();
    const node = startNode({ open, rpcUrl, longestWaitMs: 1 });
    const held = Promise.withResolvers<void>();
    state.held = held.promise;
    expect(await node.ask(1, { visitor: '192.0.2.7' })).toMatchObject({
      code: 'busy',
      retryAfterSeconds: 10,
    });
    held.resolve();
    const find = () => node.findLatest({ network: 'bsc', address: tokenOf(1) });
    await expect.poll(find, { timeout: 10_000 }).toMatchObject({ verdict: 'not-determined' });
    expect(codeOf(await node.ask(1))).toBe('not-determined');
    expect(countChecks()).toBe(1);
  });

  it('have a share for each visitor and one for each network', async () => {
    const open = await openFresh();
    const { rpcUrl, countChecks } = await startEmptyChain();
    const node = startNode({ open, rpcUrl, dailyChecks: 3 });
    const visitor = '192.0.2.7';
    const codes: string[] = [];
    for (let index = 0; index < 11; index += 1) codes.push(codeOf(await node.ask(1, { visitor })));
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'not-determined'));
    expect(await node.ask(1, { visitor })).toMatchObject({ code: 'used-up', by: 'visitor' });
    await node.ask(2);
    await node.ask(3);
    const refused = await node.ask(4, { visitor: '192.0.2.8' });
    expect(refused).toMatchObject({ code: 'used-up', by: 'network' });
    expect('retryAfterSeconds' in refused && refused.retryAfterSeconds).toBeGreaterThan(3_600);
    expect(countChecks()).toBe(3);
    // What was made is still given.
    expect(codeOf(await node.ask(2, { visitor: '192.0.2.8' }))).toBe('not-determined');
  });

  it('are few for one visitor who asks a thousand times in a day', async () => {
    const open = await openFresh();
    const { rpcUrl, countChecks } = await startEmptyChain();
    const clock = { time: new Date('2026-06-01T00:00:00.000Z') };
    const node = startNode({ open, rpcUrl, dailyChecks: 200, clock });
    for (let index = 1; index <= 1_000; index += 1) {
      if (index % 10 === 0) clock.time = new Date(clock.time.getTime() + 10 * 60 * 1000);
      await node.ask(index, { visitor: '192.0.2.9' });
    }
    expect(countChecks()).toBe(20);
  });

  it('leave a part of the day to the portal itself', async () => {
    const open = await openFresh();
    const { rpcUrl } = await startEmptyChain();
    const node = startNode({ open, rpcUrl, dailyChecks: 5 });
    const codes: string[] = [];
    for (let index = 1; index <= 5; index += 1)
      codes.push(codeOf(await node.ask(index, { visitor: `192.0.2.${index}` })));
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'not-determined'), 'used-up']);
    expect(codeOf(await node.ask(6, { madeFor: 'listed' }))).toBe('not-determined');
    expect(codeOf(await node.ask(7, { madeFor: 'review' }))).toBe('used-up');
  });

  it('of listed tokens leave a part of the day to what is in review', async () => {
    const open = await openFresh();
    const { rpcUrl } = await startEmptyChain();
    const node = startNode({ open, rpcUrl, dailyChecks: 20 });
    const codes: string[] = [];
    for (let index = 1; index <= 4; index += 1)
      codes.push(codeOf(await node.ask(index, { madeFor: 'listed' })));
    expect(codes).toEqual([...Array.from({ length: 3 }, () => 'not-determined'), 'used-up']);
    expect(codeOf(await node.ask(4, { madeFor: 'review' }))).toBe('not-determined');
  });

  const nodeCount = nodesOf[engine];
  it(`share the day of a network on all nodes of the engine: ${nodeCount}`, async () => {
    const open = await openFresh();
    const { rpcUrl } = await startEmptyChain();
    const clock = { time: new Date() };
    const start = () => {
      const limits = createLimits({ open, secret, now: () => clock.time, log: silent });
      return startNode({ open, rpcUrl, limits, dailyChecks: 3, clock });
    };
    const nodes = Array.from({ length: nodeCount }, start);
    const codes: string[] = [];
    for (let index = 1; index <= 5; index += 1)
      codes.push(codeOf(await nodes[index % nodeCount]!.ask(index)));
    expect(codes).toEqual([
      ...['not-determined', 'not-determined', 'not-determined'],
      ...['used-up', 'used-up'],
    ]);
  });

  it('are kept for 90 days, the last one of a listed token longer', async () => {
    const open = await openFresh();
    const { rpcUrl, state } = await startEmptyChain();
    const clock = { time: new Date('2026-06-01T09:00:00.000Z') };
    const node = startNode({ open, rpcUrl, clock });
    await node.ask(1, { madeFor: 'listed' });
    state.block += 1;
    await node.ask(1, { madeFor: 'listed' });
    await node.ask(2);
    // A visitor came first.
    await node.ask(3);
    await node.ask(3, { madeFor: 'listed' });
    const blocks = async () => {
      const rows = await open.database.selectFrom('token_checks').select(['address', 'block']).execute();
      return rows.map(({ address, block }) => [Number(address), block]).toSorted();
    };
    await node.dropOld();
    expect(await blocks()).toHaveLength(4);
    clock.time = new Date(clock.time.getTime() + 91 * dayMs);
    await node.dropOld();
    expect(await blocks()).toEqual([
      [1, '101'],
      [3, '101'],
    ]);
  });

  it('that fail are logged once, without the key in the address of the endpoint', async () => {
    const open = await openFresh();
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    // Nothing listens there.
    const node = startNode({ open, rpcUrl: 'http://127.0.0.1:9/v2/a-secret-key', log });
    expect(codeOf(await node.ask(1))).toBe('endpoint-down');
    expect(codeOf(await node.ask(2))).toBe('endpoint-down');
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain('a-secret-key');
  });

  it('are refused for what is no token’s address, and by an endpoint of another chain', async () => {
    const open = await openFresh();
    const { rpcUrl } = await startEmptyChain('0x1');
    const node = startNode({ open, rpcUrl });
    expect(codeOf(await node.ask(1))).toBe('endpoint-down');
    expect(codeOf(await node.ask(1, { address: 'http://127.0.0.1/' }))).toBe('no-address');
    expect(codeOf(await node.ask(1, { pair: '0x12' }))).toBe('no-address');
    expect(codeOf(await node.ask(1, { network: 'eth' }))).toBe('no-network');
    expect(await node.findLatest({ network: 'bsc', address: tokenOf(1) })).toBeUndefined();
  });
});
