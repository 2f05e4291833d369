import fc from 'fast-check';
import { encodeFunctionResult, toHex, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { AskNode, NodeAnswer, NodeCall } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { indexesIn, paymentAbi, rowsPerWord } from '../payment-contract.ts';
import { sentAs, type ChunkState } from './chunk-ledger.ts';
import { lookAtChain } from './look-at-chain.ts';
import {
  createList,
  isPaid,
  minutesWaiting,
  openTotal,
  withChunk,
  type PaymentList,
} from './payment-list.ts';
import { parseList, writeList } from './stored-list.ts';

const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };
const address = (index: number): Hex => `0x${String(index + 1).padStart(40, 'a')}`;

function listOf(count: number, size: number, skips: readonly number[] = []): PaymentList {
  const lines = Array.from({ length: count }, (_, index) => ({
    ...{ index, line: index + 1 },
    ...{ address: address(index), amount: BigInt(index + 1) },
  }));
  return createList({
    ...{ network: 'bsc', chainId: 56, contract: address(98), account: address(99), round: 0, size },
    rows: lines.filter(({ index }) => !skips.includes(index)),
    skipped: lines.filter(({ index }) => skips.includes(index)),
    ...{ leftOut: [], asset: coin },
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
  });
}

/** A chain that has these indexes paid, and whose node has no receipts and no logs. */
function askOf(paid: readonly number[], words: number): AskNode {
  const result = Array.from({ length: words }, (_, word) =>
    paid
      .filter((index) => Math.floor(index / rowsPerWord) === word)
      .reduce((bits, index) => bits | (1n << BigInt(index % rowsPerWord)), 0n),
  );
  const marks = encodeFunctionResult({ abi: paymentAbi, functionName: 'marks', result });
  const answer = ({ method }: NodeCall): NodeAnswer => {
    if (method === 'eth_call') return { ok: true, result: marks };
    if (method === 'eth_getTransactionReceipt') return { ok: true, result: null };
    return { ok: false, reason: 'refused' };
  };
  return async (calls) => calls.map(answer);
}

const look = async (list: PaymentList, paid: readonly number[]) => {
  const words = Math.ceil((list.rows.length + list.skipped.length) / rowsPerWord);
  return (await lookAtChain(list, { ask: askOf(paid, words), provider: null })).list;
};

const states: readonly ChunkState[] = [
  { state: 'prepared' },
  { state: 'asking' },
  sentAs({ hash: `0x${'1'.repeat(64)}`, batchId: null }),
  { state: 'failed', hash: `0x${'2'.repeat(64)}` },
];

describe('a list that is compared with the marks', () => {
  it('has every row in one chunk, paid where it is marked and open where it is not, and is the same after it was stored', async () => {
    const indexes = fc.uniqueArray(fc.nat({ max: 599 }), { maxLength: 600 });
    await fc.assert(
      fc.asyncProperty(
        indexes,
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.constantFrom(...states)),
        async (paid, size, given) => {
          const list = given
            .slice(0, Math.ceil(600 / size))
            .reduce((now, state, index) => withChunk(now, index, { state }), listOf(600, size));
          const seen = await look(list, paid);
          const open = list.rows.filter(({ index }) => !paid.includes(index));
          expect(openTotal(seen)).toBe(open.reduce((sum, { amount }) => sum + amount, 0n));
          expect(isPaid(seen)).toBe(open.length === 0);
          const all = seen.chunks.flatMap(({ rows }) => rows.map(({ index }) => index));
          expect(all.toSorted((a, b) => a - b)).toEqual(list.rows.map(({ index }) => index));
          expect(parseList(writeList(seen))).toEqual({ ...seen, stop: null, rejected: [] });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('stays as it was while the chain does not say what is paid', async () => {
    const list = withChunk(listOf(3, 3), 0, { state: states[2]! });
    // A chain without the contract, and an answer of another length.
    const silent: AskNode = async (calls) => calls.map(() => ({ ok: true, result: null }));
    for (const ask of [silent, askOf([0, 1, 2], 2), askOf([], 0)])
      expect(await lookAtChain(list, { ask, provider: null })).toEqual({ list, paid: null });
  });

  it('keeps the marks of lines that are left out: the id is the same, and they are no part of any chunk', async () => {
    const [whole, part] = [listOf(6, 2), listOf(6, 2, [1, 4])];
    expect(part.id).toBe(whole.id);
    expect(part.chunks.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual([0, 2, 3, 5]);
    expect(isPaid(await look(part, [0, 2, 3, 5]))).toBe(true);
    expect(parseList(writeList(part))).toEqual(part);
  });
});

describe('a chunk of which the page got no hash', () => {
  /** Transactions of the account in blocks, and with those in the pool; null where the node does not say. */
  type Counts = readonly [mined: number, known: number | null];

  /** Nothing is paid. */
  const stateAfter = async (state: ChunkState, [mined, known]: Counts) => {
    const marks = askOf([], 1);
    const answer = async (call: NodeCall): Promise<NodeAnswer> => {
      if (call.method !== 'eth_getTransactionCount') return (await marks([call]))[0]!;
      const count = call.params[1] === 'latest' ? mined : known;
      return count === null ? { ok: false, reason: 'refused' } : { ok: true, result: toHex(count) };
    };
    const ask: AskNode = (calls) => Promise.all(calls.map(answer));
    const { list } = await lookAtChain(withChunk(listOf(3, 3), 0, { state }), { ask, provider: null });
    return list.chunks[0]!.state;
  };
  const asked: ChunkState = { state: 'asking', nonce: 7 };
  const waiting = (missed: number) =>
    ({ state: 'sent', hash: null, batchId: null, nonce: 7, missed }) satisfies ChunkState;

  it.each<[string, Counts, readonly [before: ChunkState, after: ChunkState]]>([
    ['has a transaction in the pool', [7, 8], [asked, waiting(0)]],
    ['has one behind another that was mined', [8, 9], [asked, waiting(0)]],
    ['has sent nothing', [7, 7], [asked, asked]],
    ['had another one mined', [8, 8], [asked, asked]],
    ['has a pool that no node tells about', [7, null], [asked, asked]],
    ['was not counted before', [7, 8], [{ state: 'asking' }, { state: 'asking' }]],
    ['still waits', [7, 8], [waiting(3), waiting(0)]],
    ['is not found for a moment', [7, 7], [waiting(0), waiting(1)]],
    ['is not found, and no node tells', [7, null], [waiting(3), waiting(3)]],
    ['is gone', [7, 7], [waiting(79), { state: 'dropped', hash: null }]],
    ['was replaced', [8, 8], [waiting(3), { state: 'replaced', hash: null }]],
  ])('whose account %s', async (_name, counts, [before, after]) =>
    expect(await stateAfter(before, counts)).toEqual(after),
  );
});

describe('a list from the device', () => {
  it('knows since when its first transaction waits', () => {
    const at = (minutes: number) => 1_700_000_000_000 + minutes * 60_000;
    const sent = (time?: number) => ({ state: sentAs({ hash: null, batchId: 'b', at: time }) });
    const list = withChunk(withChunk(listOf(4, 2), 0, sent(at(1))), 1, sent(at(3)));
    const kept = parseList(writeList(list))!;
    expect(kept).toEqual(list);
    expect([minutesWaiting(kept, at(5) + 59_999), minutesWaiting(kept, at(0))]).toEqual([4, 0]);
    const others = [
      listOf(4, 2),
      withChunk(listOf(4, 2), 0, sent()),
      withChunk(kept, 0, { state: states[3]! }),
    ];
    expect(others.map((other) => minutesWaiting(other, at(5)))).toEqual([0, 0, 2]);
  });

  it('is not taken when a row is in no chunk, in two, or left out as well', () => {
    const kept = JSON.parse(writeList(listOf(4, 2, [3]))) as { chunks: { indexes: number[] }[] };
    const [first, second] = kept.chunks;
    const rest = second!;
    expect(kept.chunks.map(({ indexes }) => indexes)).toEqual([[0], [1, 2]]);
    for (const indexes of [[1], [0, 1], [0, 0], [0, 3], [0, 4], []]) {
      const chunks = [{ ...first!, indexes }, rest];
      expect(parseList(JSON.stringify({ ...kept, chunks })), String(indexes)).toBeUndefined();
    }
    expect(parseList(JSON.stringify(kept))).toBeDefined();
  });
});

it('a word of marks has its lowest bit for its first row', () => {
  expect(indexesIn(0, 0b101n)).toEqual([0, 2]);
  expect(indexesIn(2, 1n << 255n)).toEqual([767]);
});
