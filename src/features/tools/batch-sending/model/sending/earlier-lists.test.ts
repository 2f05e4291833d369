import { encodeFunctionResult, type Hex } from 'viem';
import { expect, it } from 'vitest';
import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { paymentAbi } from '../payment-contract.ts';
import { compareEarlier, findRepeated } from './earlier-lists.ts';
import { createList, withChunk, type PaymentList } from './payment-list.ts';

const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };
const account: Hex = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const address = (digit: number): Hex => `0x${String(digit).repeat(40)}`;

/** Rows by the digits of their addresses; each gets its digit as amount. */
function listOf(digits: readonly number[], change: Partial<PaymentList> = {}): PaymentList {
  const rows = digits.map((digit, index) => ({
    ...{ index, line: index + 1 },
    ...{ address: address(digit), amount: BigInt(digit) },
  }));
  return createList({
    ...{ network: 'bsc', chainId: 56, contract: address(9), account, rows, skipped: [], leftOut: [] },
    ...{ asset: coin, round: 0, size: 2 },
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
    ...change,
  });
}

/** The first two rows are paid. */
const begun = (list: PaymentList) => ({
  ...{ list: withChunk(list, 0, { state: { state: 'paid', hash: null } }), at: 7 },
  marks: null,
});

it('the paid lines of a list that was corrected, sorted or extended are found', () => {
  const earlier = begun(listOf([1, 2, 3, 4]));
  expect(findRepeated(listOf([1, 2, 3, 5]), [earlier])).toEqual({ lines: [1, 2], at: 7 });
  expect(findRepeated(listOf([4, 3, 2, 1]), [earlier])).toEqual({ lines: [3, 4], at: 7 });
});

it('a short list that was paid is found in a much longer one', () => {
  const earlier = begun(listOf([1, 2]));
  expect(findRepeated(listOf([1, 2, 3, 4, 5, 6]), [earlier])).toEqual({ lines: [1, 2], at: 7 });
});

it('a dropped transaction may still pay, a replaced one may not', () => {
  const lost = (state: 'dropped' | 'replaced') => ({
    ...{ list: withChunk(listOf([1, 2]), 0, { state: { state, hash: null } }), at: 7 },
    marks: null,
  });
  expect(findRepeated(listOf([1, 2, 3]), [lost('dropped')])?.lines).toEqual([1, 2]);
  expect(findRepeated(listOf([1, 2, 3]), [lost('replaced')])).toBeNull();
});

it('a row counts once for each time it was paid', () => {
  expect(findRepeated(listOf([1, 1, 2]), [begun(listOf([1, 2, 4, 4]))])?.lines).toEqual([1, 3]);
});

it('the list itself is no earlier one, but it is from another account, which has other marks', () => {
  const earlier = begun(listOf([1, 2, 3, 4]));
  expect(findRepeated(earlier.list, [earlier])).toBeNull();
  expect(findRepeated(listOf([1, 2, 3, 4]), [earlier])).toBeNull();
  const other = listOf([1, 2, 3, 4], { account: address(7) });
  expect(other.id).toBe(earlier.list.id);
  expect(findRepeated(other, [earlier])).toEqual({ lines: [1, 2], at: 7 });
});

it('a list that is meant to be paid again does not name its earlier rounds', () => {
  const first = begun(listOf([1, 2, 3, 4]));
  const again = listOf([1, 2, 3, 4], { round: 1 });
  expect(findRepeated(again, [first])).toBeNull();
  expect(findRepeated(listOf([1, 2, 3, 5], { round: 1 }), [first])?.lines).toEqual([1, 2]);
  expect(findRepeated({ ...again, account: address(7) }, [first])?.lines).toEqual([1, 2]);
  expect(findRepeated(listOf([1, 2, 3, 4]), [begun(again)])?.lines).toEqual([1, 2]);
});

it('nothing is said of less than half, and of another chain or asset', () => {
  const earlier = begun(listOf([1, 2, 3, 4]));
  expect(findRepeated(listOf([1, 5, 6, 7]), [begun(listOf([1, 2, 3, 4], { size: 4 }))])).toBeNull();
  expect(findRepeated(listOf([3, 4]), [earlier])).toBeNull();
  const token = { kind: 'token', token: address(8), symbol: 'TPT', decimals: 18 } as const;
  const changes: Partial<PaymentList>[] = [{ chainId: 1 }, { asset: token }];
  for (const change of changes) expect(findRepeated(listOf([1, 2, 3], change), [earlier])).toBeNull();
});

/** A chain that has these bits marked in each list (null where it does not say), and what it was asked. */
function chainWith(bits: bigint | null) {
  const asked: unknown[] = [];
  const marks = encodeFunctionResult({ abi: paymentAbi, functionName: 'marks', result: [bits ?? 0n] });
  const ask: AskNode = async (calls) => {
    asked.push(...calls);
    return calls.map(() => (bits === null ? { ok: false, reason: 'refused' } : { ok: true, result: marks }));
  };
  return { ask, asked };
}

it('what earlier lists have paid is asked of the chain again: since then it can be more, or less', async () => {
  const list = listOf([1, 2, 3, 4, 5]);
  const failed = withChunk(listOf([1, 2, 3, 4]), 0, { state: { state: 'failed', hash: null } });
  const repeatedWith = async (bits: bigint | null) =>
    findRepeated(
      list,
      await compareEarlier(chainWith(bits).ask, list, [{ list: failed, at: 7, marks: null }]),
    );
  expect(await repeatedWith(0b1111n)).toEqual({ lines: [1, 2, 3, 4], at: 7 });
  expect(await repeatedWith(0n)).toBeNull();
  expect(await repeatedWith(null)).toBeNull();
  const undone = begun(listOf([1, 2, 3, 4]));
  expect(findRepeated(list, await compareEarlier(chainWith(0n).ask, list, [undone]))).toBeNull();
  expect(findRepeated(list, await compareEarlier(chainWith(null).ask, list, [undone]))?.lines).toEqual([
    1, 2,
  ]);
});

it('a line that the earlier list left out, and another device paid, counts', async () => {
  const list = listOf([1, 2, 3]);
  const { rows } = listOf([1, 2]);
  const earlier = listOf([1, 2], { rows: rows.slice(0, 1), skipped: rows.slice(1) });
  const compared = await compareEarlier(chainWith(0b10n).ask, list, [{ list: earlier, at: 7, marks: null }]);
  expect(findRepeated(list, compared)?.lines).toEqual([2]);
});

it('the chain is asked of no list that pays another token, and not of the list itself', async () => {
  const { ask, asked } = chainWith(0b1n);
  const list = listOf([1, 2]);
  const others = [listOf([1, 3], { chainId: 1 }), list].map((each) => ({ list: each, at: 7, marks: null }));
  expect(await compareEarlier(ask, list, others)).toEqual([]);
  expect(asked).toEqual([]);
});
