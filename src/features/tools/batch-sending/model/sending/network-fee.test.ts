import { expect, it } from 'vitest';
import type { Hex } from 'viem';
import type { Asset } from '../asset.ts';
import { mayLackCoins, openFee } from './network-fee.ts';
import { createList } from './payment-list.ts';

const address: Hex = `0x${'1'.repeat(40)}`;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };
const token: Asset = { kind: 'token', token: address, symbol: 'TPT', decimals: 6 };

/** Two rows of 1,000 units in a chunk each; `paid` are their indexes. */
function listOf(asset: Asset, paid: readonly number[] = []) {
  const rows = [0, 1].map((index) => ({ index, line: index + 1, address, amount: 1_000n }));
  const terms = { network: 'bsc', chainId: 56, contract: address, account: address, asset, rows };
  return createList(
    {
      ...{ ...terms, skipped: [], leftOut: [], round: 0, size: 1 },
      ...{ gasEach: 60_000n, gasCap: 15_000_000n, startBlock: 0n },
    },
    new Set(paid),
  );
}

it('the fee is of what is open alone', () => {
  expect(openFee(listOf(coin), 3n)).toBe(1_200_000n);
  expect(openFee(listOf(coin, [0]), 3n)).toBe(600_000n);
  expect(openFee(listOf(coin, [0, 1]), 3n)).toBe(0n);
});

it('coins have to be enough for the fee, and for what is sent where that is coins, too', () => {
  const lacks = (asset: Asset, coins: bigint, paid: readonly number[] = []) =>
    mayLackCoins(listOf(asset, paid), { coins, gasPrice: 1n });
  expect([lacks(coin, 402_000n), lacks(coin, 401_999n)]).toEqual([false, true]);
  expect([lacks(token, 400_000n), lacks(token, 399_999n)]).toEqual([false, true]);
  expect([lacks(coin, 201_000n, [1]), lacks(coin, 200_999n, [1])]).toEqual([false, true]);
  expect(lacks(coin, 0n, [0, 1])).toBe(false);
});
