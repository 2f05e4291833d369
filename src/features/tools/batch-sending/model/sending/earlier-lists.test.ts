import { expect, it } from 'vitest';
import type { Hex } from 'viem';
import type { Asset } from '../asset.ts';
import { findRepeated } from './earlier-lists.ts';
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
  list: withChunk(list, 0, { state: { state: 'paid', hash: null } }),
  at: 7,
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
    list: withChunk(listOf([1, 2]), 0, { state: { state, hash: null } }),
    at: 7,
  });
  expect(findRepeated(listOf([1, 2, 3]), [lost('dropped')])?.lines).toEqual([1, 2]);
  expect(findRepeated(listOf([1, 2, 3]), [lost('replaced')])).toBeNull();
});

it('a row counts once for each time it was paid', () => {
  expect(findRepeated(listOf([1, 1, 2]), [begun(listOf([1, 2, 4, 4]))])?.lines).toEqual([1, 3]);
});

it('nothing is said of the same list, of less than half, and of another account, chain or asset', () => {
  const earlier = begun(listOf([1, 2, 3, 4]));
  expect(findRepeated(earlier.list, [earlier])).toBeNull();
  expect(findRepeated(listOf([1, 2, 3, 4]), [earlier])).toBeNull();
  expect(findRepeated(listOf([1, 5, 6, 7]), [begun(listOf([1, 2, 3, 4], { size: 4 }))])).toBeNull();
  expect(findRepeated(listOf([3, 4]), [earlier])).toBeNull();
  const token = { kind: 'token', token: address(8), symbol: 'TPT', decimals: 18 } as const;
  const changes: Partial<PaymentList>[] = [{ account: address(7) }, { chainId: 1 }, { asset: token }];
  for (const change of changes) expect(findRepeated(listOf([1, 2, 3], change), [earlier])).toBeNull();
});
