import { expect, it } from 'vitest';
import type { Hex } from 'viem';
import { receiptOf } from './receipt.ts';
import { createList } from './sending/payment-list.ts';

const account: Hex = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

it('a row has the name that led to its address in the last column, as text for spreadsheets', () => {
  const names = ['crew.eth', '-2.eth', undefined];
  const rows = names.map((name, index) => ({
    ...{ index, line: index + 2, amount: 5n, name },
    address: `0x${String(index + 1).repeat(40)}` as Hex,
  }));
  const list = createList({
    ...{ network: 'bsc', chainId: 56, contract: account, account, round: 0, size: 3 },
    asset: { kind: 'coin', symbol: 'BNB', decimals: 0 },
    ...{ rows, skipped: [], leftOut: [{ line: 1, kind: 'name-none' }] },
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 7n },
  });
  const [head, ...lines] = receiptOf(list, new Map([[0, 4n]]))
    .trimEnd()
    .split('\r\n');
  const end = `,BNB,,56,${account}`;
  expect(head).toMatch(/,payer,received,name$/);
  expect(lines).toEqual([
    `1,,,left out,,,name-none${end},,`,
    `2,${rows[0]!.address},5,not paid,,,${end},4,crew.eth`,
    `3,${rows[1]!.address},5,not paid,,,${end},,'-2.eth`,
    `4,${rows[2]!.address},5,not paid,,,${end},,`,
  ]);
});
