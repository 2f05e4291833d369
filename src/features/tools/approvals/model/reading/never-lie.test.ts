import fc from 'fast-check';
import { pad, toHex, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { classifyRefusal } from '#lib/block-ranges/classify-refusal.ts';
import type { AskNode, NodeAnswer, NodeCall } from './node-call.ts';
import { readApprovals, type NetworkApprovals, type NetworkReading } from './read-approvals.ts';

const owner: Hex = `0x${'a'.repeat(40)}`;
const approvalTopic = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const allowanceSelector = '0xdd62ed3e';
const chainId = 56;
const deepest = 100;

/** `Approval` of a token: the latest one of a token and spender is in force. */
interface Given {
  block: number;
  token: Hex;
  spender: Hex;
  amount: bigint;
}

const keyOf = ({ token, spender }: { token: Hex; spender: Hex }) => `${token} ${spender}`;
const stateAt = (history: readonly Given[], head: number) =>
  new Map(history.filter(({ block }) => block <= head).map((given) => [keyOf(given), given]));

interface NodeOptions {
  limit: number;
  saysLimit: boolean;
  cutsAt: number;
  /** Every so-manyth request is answered by a server that is behind, of another chain, empty, or down; 0 for none. */
  lateEvery: number;
  otherEvery: number;
  emptyEvery: number;
  downEvery: number;
  hole: { from: number; to: number } | null;
}

const gives = (result: unknown): NodeAnswer => ({ ok: true, result });
const word = (value: bigint) => pad(toHex(value), { size: 32 });
const wordOf = (address: Hex) => pad(address, { size: 32 });

interface Chain {
  history: readonly Given[];
  head: number;
}

function logsOf({ history, head }: Chain, [filter]: readonly unknown[], options: NodeOptions): NodeAnswer {
  const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
  const [from, to] = [Number(fromBlock), Number(toBlock)];
  const { limit, saysLimit, cutsAt, hole } = options;
  if (to - from + 1 > limit)
    return classifyRefusal(-32_000, saysLimit ? `block range exceeds ${limit}` : 'block range is too wide');
  if (hole && from <= hole.to && to >= hole.from) return classifyRefusal(-32_000, 'missing trie node');
  const found = history.filter(({ block }) => block >= from && block <= Math.min(to, head));
  return gives(
    found.slice(0, cutsAt).map(({ token, spender, block }) => ({
      address: token,
      topics: [approvalTopic, wordOf(owner), wordOf(spender)],
      blockNumber: toHex(block),
    })),
  );
}

function callOf({ history, head }: Chain, [call]: readonly unknown[]): NodeAnswer {
  const { to, data } = call as { to: Hex; data: Hex };
  if (!data.startsWith(allowanceSelector)) return gives(word(0n));
  const spender: Hex = `0x${data.slice(-40)}`;
  return gives(word(stateAt(history, head).get(keyOf({ token: to, spender }))?.amount ?? 0n));
}

function nodeOf(chain: Chain, options: NodeOptions): AskNode {
  let requests = 0;
  const isTurn = (every: number) => every > 0 && requests % every === 0;
  return async (calls) => {
    requests += 1;
    if (isTurn(options.downEvery)) return calls.map(() => ({ ok: false, reason: 'unreachable' }) as const);
    const isOther = isTurn(options.otherEvery);
    const head = isTurn(options.lateEvery) ? chain.head - 30 : chain.head;
    const at = { history: isOther ? [] : chain.history, head };
    return calls.map(({ method, params }: NodeCall): NodeAnswer => {
      if (method === 'eth_chainId') return gives(toHex(isOther ? 1 : chainId));
      if (method === 'eth_blockNumber') return gives(toHex(head));
      if (method === 'eth_getLogs') return logsOf(at, params, options);
      if (method === 'eth_call') return isTurn(options.emptyEvery) ? gives('0x') : callOf(at, params);
      return gives(method === 'eth_getCode' ? '0x' : null);
    });
  };
}

/** What is in force and not in the list is named; what is in the list is in force. */
function expectHonest(read: NetworkApprovals, chain: Chain): void {
  const truth = [...stateAt(chain.history, chain.head).values()].filter(({ amount }) => amount > 0n);
  const listed = new Map(read.approvals.map((approval) => [keyOf(approval), approval.amount]));
  for (const [key, amount] of listed)
    expect(stateAt(chain.history, chain.head).get(key)?.amount).toBe(amount);
  const missing = truth.filter((given) => !listed.has(keyOf(given)));
  const isNamed = ({ block }: Given) => read.failed.some(({ from, to }) => from <= block && block <= to);
  const unnamed = missing.filter((given) => !isNamed(given));
  expect(read.head === null || read.hasChanged || unnamed.length <= read.unread).toBe(true);
}

const isComplete = ({ head, failed, unread, hasChanged }: NetworkApprovals) =>
  head !== null && failed.length === 0 && unread === 0 && !hasChanged;

const address = fc
  .integer({ min: 1, max: 40 })
  .map((index): Hex => `0x${index.toString(16).padStart(40, '0')}`);
const lastBlock = 6_000;
const given = fc.record({
  block: fc.oneof(
    fc.integer({ min: 1, max: lastBlock + 50 }),
    fc.integer({ min: lastBlock - deepest, max: lastBlock + 50 }),
  ),
  token: address,
  spender: address,
  amount: fc.constantFrom(0n, 5n, 9n),
});
const histories = fc.array(given, { maxLength: 150 }).map((all) => all.toSorted((a, b) => a.block - b.block));
const turns = (often: number) => fc.oneof(fc.constant(0), fc.integer({ min: often, max: 12 }));
const nodes = fc.record({
  limit: fc.oneof(fc.constant(1_000_000), fc.integer({ min: 20, max: 3_000 })),
  saysLimit: fc.boolean(),
  cutsAt: fc.oneof(fc.constant(1_000), fc.integer({ min: 4, max: 60 })),
  lateEvery: turns(2),
  otherEvery: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) },
  ),
  emptyEvery: turns(1),
  downEvery: turns(2),
  hole: fc.option(
    fc.integer({ min: 0, max: lastBlock }).map((from) => ({ from, to: from + 200 })),
    { freq: 3 },
  ),
});

/** The blocks above lose up to so many of their number: a reorganization put their transactions into earlier ones. */
const reorganized = (history: readonly Given[], blocks: number) =>
  history
    .map((each) => (each.block > lastBlock - deepest ? { ...each, block: each.block - blocks } : each))
    .toSorted((a, b) => a.block - b.block);

const readingOf = (ask: AskNode, before?: NetworkApprovals): NetworkReading => ({
  network: 'bsc',
  chainId,
  owner,
  ask,
  nameOf: () => null,
  now: 1_800_000_000,
  before,
});

it('approvals never lie: whatever the node does, the list is complete or says what is missing', async () => {
  const cases = fc.record({
    history: histories,
    options: nodes,
    later: nodes,
    moved: fc.integer({ min: 0, max: deepest }),
  });
  const all = fc.asyncProperty(cases, async ({ history, options, later, moved }) => {
    const chain = { history, head: lastBlock };
    const first = await readApprovals(readingOf(nodeOf(chain, options)));
    expectHonest(first, chain);
    const next = { history: reorganized(history, moved), head: lastBlock + 50 };
    const second = await readApprovals(readingOf(nodeOf(next, later), first));
    expectHonest(second, next);
  });
  await fc.assert(all, { numRuns: 150 });
});

it('an honest node gives a complete list, also after a reorganization', async () => {
  const honest = {
    saysLimit: true,
    cutsAt: 1_000,
    lateEvery: 0,
    otherEvery: 0,
    emptyEvery: 0,
    downEvery: 0,
    hole: null,
  };
  const all = fc.asyncProperty(
    histories,
    fc.integer({ min: 20, max: 10_000 }),
    fc.integer({ min: 0, max: deepest }),
    async (history, limit, moved) => {
      const chain = { history, head: lastBlock };
      const first = await readApprovals(readingOf(nodeOf(chain, { ...honest, limit })));
      const next = { history: reorganized(history, moved), head: lastBlock + 50 };
      const second = await readApprovals(readingOf(nodeOf(next, { ...honest, limit }), first));
      for (const [read, at] of [
        [first, chain],
        [second, next],
      ] as const) {
        expect(isComplete(read)).toBe(true);
        expectHonest(read, at);
      }
    },
  );
  await fc.assert(all, { numRuns: 50 });
});
