import * as v from 'valibot';
import type { Hex } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { findingSchema, verdictOf, type Finding } from '#features/store/token-checks/model/check.ts';
import { checkToken, type CheckTools } from '#features/store/token-checks/server/check-token.ts';
import { readSurroundings } from '#features/store/token-checks/server/read-surroundings.ts';
import { createJsonRpc, type RpcCall } from '#platform/chain/json-rpc.ts';
import { shareTestChain } from '../support/chain.ts';
import { tokenCases, trapped, type TokenWorld } from '../support/token-cases.ts';
import { createMarket, createTokenMaker, ownProxyOf } from '../support/token-market.ts';

const chain = shareTestChain();
let world: TokenWorld;
let tools: CheckTools;
const addresses = new Map<string, Hex>();

beforeAll(async () => {
  const call = createJsonRpc({ rpcUrl: chain().rpcUrl, timeoutMs: 60_000 });
  const tokens = await createTokenMaker(chain().transactions);
  const market = await createMarket(tokens);
  const { timeSeconds } = await readSurroundings(call);
  world = { tokens, market, timeSeconds: Number(timeSeconds) };
  tools = { call, exchanges: market.exchanges, compare: undefined, findSource: undefined };
  for (const { name, make } of tokenCases) addresses.set(name, await make(world));
});

const ask = (token: Hex, pair?: Hex) => ({ network: 'bsc', token, pair });
const foundOf = (findings: readonly Finding[], id: string) =>
  findings.filter((finding) => finding.id === id).map(({ outcome, why }) => [outcome, why]);

const callsOf = (findings: readonly Finding[]) => findings.map(({ call }) => call).join(' ');

/** A node of an earlier time. */
const withoutSimulation =
  (call: RpcCall): RpcCall =>
  async (method, params) =>
    method === 'eth_simulateV1'
      ? { ok: false, code: -32_601, message: 'the method eth_simulateV1 does not exist/is not available' }
      : call(method, params);

it('there are forty', () => {
  expect(tokenCases).toHaveLength(40);
  expect(new Set(tokenCases.map(({ name }) => name)).size).toBe(40);
});

describe.each(tokenCases)('$name', ({ name, verdict, findings }) => {
  it(`is judged: ${verdict}`, async () => {
    const result = await checkToken(tools, ask(addresses.get(name)!));
    const expected = Object.entries(findings).map(([id, finding]) => [id, [finding]]);
    const found = Object.keys(findings).map((id) => [id, foundOf(result.findings, id)]);
    expect(found).toEqual(expected);
    expect([verdictOf(result.findings), result.findings]).toEqual([verdict, expect.any(Array)]);
    for (const finding of result.findings) v.parse(findingSchema, finding);
  });

  it('is neither stopped nor passed by a node that cannot simulate', async () => {
    const blind = { ...tools, call: withoutSimulation(tools.call) };
    const { findings: given } = await checkToken(blind, ask(addresses.get(name)!));
    expect(['stop', 'passed']).not.toContain(verdictOf(given));
    expect(foundOf(given, 'resale')).toEqual([['not-determined', 'node-cannot-simulate']]);
  });
});

describe('what is said about an owner', () => {
  const findingOf = async (name: string, id: string) => {
    const { findings } = await checkToken(tools, ask(addresses.get(name)!));
    return findings.find((finding) => finding.id === id);
  };

  it('is how far a fee can be raised', async () => {
    const finding = await findingOf('a fee that can be raised', 'fee-change');
    expect(finding?.params).toMatchObject({ function: 'setFee(uint256)', effect: 'raises-fee' });
    const { before, fee } = finding!.params as { before: number; fee: number };
    expect(before).toBeGreaterThan(250);
    expect(before).toBeLessThan(320);
    expect(fee).toBeGreaterThan(2_400);
    expect(fee).toBeLessThan(2_520);
  });

  it('is the delay of a timelock', async () => {
    const finding = await findingOf('honest: a fee behind a timelock', 'fee-change');
    expect(finding?.params).toMatchObject({ kind: 'timelock', delaySeconds: 172_800 });
  });
});

describe('a token that cannot be traded', () => {
  it('without a pair is not determined', async () => {
    const token = await world.tokens.deploy({ name: 'QuirkToken', args: [0, 0n] });
    const { findings } = await checkToken(tools, ask(token));
    expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'no-pair']]);
    // One account has all of it.
    expect(foundOf(findings, 'holders')).toEqual([['caution', 'concentrated']]);
    expect(verdictOf(findings)).toBe('caution');
  });

  it('with an empty pair is not determined', async () => {
    const token = await world.tokens.deploy({ name: 'QuirkToken', args: [0, 0n] });
    await world.market.createPair(token);
    const { findings } = await checkToken(tools, ask(token));
    expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'pair-without-liquidity']]);
  });

  it('with a pair of someone’s own is not determined', async () => {
    const token = addresses.get('honest: nothing special')!;
    const { wrapped } = world.market.exchanges;
    const own = await world.tokens.deploy({ name: 'SmallPair', args: [token, wrapped] });
    const { findings } = await checkToken(tools, ask(token, own));
    expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'pair-unknown']]);
  });

  it('on a chain whose exchanges are not known is not determined', async () => {
    const token = addresses.get('a trap that refuses every sale')!;
    const { findings } = await checkToken({ ...tools, exchanges: undefined }, ask(token));
    expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'no-exchange']]);
    // Nothing was simulated, and no call is named that was not made.
    expect(callsOf(findings)).not.toMatch(/eth_simulateV1/);
  });

  it('and is no contract, is not determined', async () => {
    const { findings } = await checkToken(tools, ask(`0x${'77'.repeat(20)}`));
    expect(foundOf(findings, 'contract')).toEqual([['not-determined', 'no-contract']]);
    expect(verdictOf(findings)).toBe('not-determined');
  });
});

it('a trap that can be sold in a small pair of an earlier exchange is judged by its large one', async () => {
  const { tokens, market } = world;
  const trap = await tokens.deploy({ name: 'TrapToken', args: [1] });
  const large = await market.createPair(trap);
  await tokens.mine({ to: trap, data: tokens.encode('TrapToken', 'setPair', [large, large]) });
  await market.fill(trap, large, { units: 9n * 10n ** 23n });
  const small = await createMarket(tokens, market.exchanges.wrapped);
  await small.fill(trap, await small.createPair(trap), { units: 10n ** 23n, coins: 10n ** 16n });
  const exchanges = [...small.exchanges.exchanges, ...market.exchanges.exchanges];
  const { findings } = await checkToken(
    { ...tools, exchanges: { ...market.exchanges, exchanges } },
    ask(trap),
  );
  expect(foundOf(findings, 'resale')).toEqual([['stop', 'reverts']]);
});

it('a trap is not condemned where the well-known token fails, too', async () => {
  const trap = addresses.get('a trap that refuses every sale')!;
  const exchanges = { ...world.market.exchanges, controls: [trap] };
  const { findings } = await checkToken({ ...tools, exchanges }, ask(trap));
  expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'control-failed']]);
});

it('a power whose owner gave it up is no more than a caution where the storage cannot be read', async () => {
  const closed: RpcCall = async (method, params) =>
    method === 'eth_getStorageAt'
      ? { ok: false, code: -32_601, message: 'the method eth_getStorageAt is not available' }
      : tools.call(method, params);
  const token = addresses.get('honest: mint behind a burned owner')!;
  const { findings } = await checkToken({ ...tools, call: closed }, ask(token));
  expect(foundOf(findings, 'mint')).toEqual([['caution', 'function-in-code']]);
});

it('a proxy of its own kind is not called fixed code', async () => {
  const { tokens } = world;
  const implementation = await tokens.deploy({ name: 'QuirkToken', args: [0, 0n] });
  const { findings } = await checkToken(tools, ask(await tokens.deployCode(ownProxyOf(implementation))));
  expect(foundOf(findings, 'upgrade')).toEqual([['not-determined', 'code-unread']]);
  expect(foundOf(findings, 'mint')).toEqual([['not-determined', 'code-unread']]);
});

it('a token that shrinks until its pair reverts is not condemned', async () => {
  const { tokens, market } = world;
  // From half an hour on, by a quarter of a percent in a month: then the pair has less than it remembers, and refuses every trade.
  const token = await tokens.deploy({ name: 'GrowingToken', args: [-(10n ** 9n), 1800n] });
  await market.fill(token, await market.createPair(token), { units: 9n * 10n ** 23n });
  const { findings } = await checkToken(tools, ask(token));
  expect(foundOf(findings, 'resale')).toEqual([['passed', 'works']]);
  expect(foundOf(findings, 'later-resale')).toEqual([['not-determined', 'pair-reverts']]);
  expect(verdictOf(findings)).not.toBe('stop');
});

describe('who has a token', () => {
  const half = 5n * 10n ** 23n;
  /** Half of it is with someone, the rest in the pair. */
  const heldBy = async (holder: Hex) => {
    const { tokens, market } = world;
    const token = await tokens.deploy({ name: 'QuirkToken', args: [0, 0n] });
    const pair = await market.createPair(token);
    await tokens.mine({ to: token, data: tokens.encode('PlainToken', 'transfer', [holder, half]) });
    await market.fill(token, pair, { units: half });
    const { findings } = await checkToken(tools, ask(token));
    return findings.find(({ id }) => id === 'holders');
  };

  it('is said where a few accounts have half of it', async () => {
    const finding = await heldBy(`0x${'a1'.repeat(20)}`);
    expect(finding).toMatchObject({ outcome: 'caution', why: 'concentrated', params: { share: 5_000 } });
  });

  it('is counted apart where a contract has it', async () => {
    const finding = await heldBy(await world.tokens.deploy({ name: 'OwnerBox', args: [0] }));
    expect(finding).toMatchObject({ outcome: 'passed', params: { share: 0, inContracts: 5_000 } });
  });

  it('is not determined where the node limits its logs', async () => {
    const limited: RpcCall = async (method, params) =>
      method === 'eth_getLogs'
        ? { ok: false, code: -32_005, message: 'block range too large, max range: 10000' }
        : tools.call(method, params);
    const token = addresses.get('honest: nothing special')!;
    const { findings } = await checkToken({ ...tools, call: limited }, ask(token));
    expect(foundOf(findings, 'holders')).toEqual([['not-determined', 'logs-limited']]);
    expect(verdictOf(findings)).toBe('passed');
  });
});

describe('a token that makes it hard', () => {
  const made = async (kind: number) => {
    const token = await world.tokens.deploy({ name: 'RudeToken', args: [kind] });
    // A tenth of it stays with its maker.
    await world.market.fill(token, await world.market.createPair(token), { units: 9n * 10n ** 23n });
    return token;
  };

  it('by burning all gas on a sale is a trap', async () => {
    const { findings } = await checkToken(tools, ask(await made(0)));
    expect(foundOf(findings, 'resale')).toEqual([['stop', 'reverts']]);
  });

  it('by answers of a megabyte is not determined', async () => {
    const call = createJsonRpc({ rpcUrl: chain().rpcUrl, timeoutMs: 60_000, maxAnswerBytes: 1_048_576 });
    const { findings } = await checkToken({ ...tools, call }, ask(await made(1)));
    expect(foundOf(findings, 'resale')).toEqual([['not-determined', 'endpoint-failed']]);
  });

  it('by saying that its pair has nothing is a trap', async () => {
    const { findings } = await checkToken(tools, ask(await trapped(17)(world)));
    expect(foundOf(findings, 'resale')).toEqual([['stop', 'reverts']]);
  });

  it.each([
    ['its owner', 3, 'owner', 'endpoint-failed'],
    ['its balances', 4, 'holders', 'endpoint-failed'],
  ] as const)('by %s in a megabyte is not determined there', async (...[, kind, id, why]) => {
    const call = createJsonRpc({ rpcUrl: chain().rpcUrl, timeoutMs: 60_000, maxAnswerBytes: 1_048_576 });
    const { findings } = await checkToken({ ...tools, call }, ask(await made(kind)));
    expect(foundOf(findings, id)).toEqual([['not-determined', why]]);
    expect(foundOf(findings, 'resale')).toEqual([['passed', 'works']]);
    expect(verdictOf(findings)).not.toBe('passed');
  });

  it('by a symbol that turns the line around is shown without it', async () => {
    const { symbol, findings } = await checkToken(tools, ask(await made(2)));
    expect(symbol).toBe('TSET');
    expect(JSON.stringify(findings)).not.toMatch(/\p{Cf}|\\u0000/u);
    expect(verdictOf(findings)).toBe('passed');
  });
});
