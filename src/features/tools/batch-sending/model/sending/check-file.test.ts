import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem';
import { expect, it } from 'vitest';
import type { AskNode, NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { readBatchFile, writeBatchFile } from '../batch-file.ts';
import { paymentAbi } from '../payment-contract.ts';
import { findFileDoubt } from './check-file.ts';
import { createList, type PaymentList } from './payment-list.ts';

const address = (digit: number): Hex => `0x${String(digit).repeat(40)}`;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };

/** The first and the third of three lines. */
function listIn(round: number): PaymentList {
  const rows = [1, 2, 3].map((digit, index) => ({
    ...{ index, line: digit },
    ...{ address: address(digit), amount: BigInt(digit) },
  }));
  return createList({
    ...{
      network: 'bsc',
      chainId: 56,
      contract: address(9),
      account: address(8),
      asset: coin,
      round,
      size: 1,
    },
    ...{ rows: rows.filter(({ index }) => index !== 1), skipped: rows.slice(1, 2) },
    leftOut: [{ line: 2, kind: 'rejected' }],
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
  });
}

/** The list of the file that another device saved. */
function fileOf(list: PaymentList): PaymentList {
  const file = readBatchFile(writeBatchFile(list), [{ key: 'bsc', chainId: 56, contract: address(9) }]);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

/** A chain with these marks, by the id of the list. */
const chainWith =
  (marks: ReadonlyMap<Hex, bigint>): AskNode =>
  async (calls) =>
    calls.map(({ params }): NodeAnswer => {
      const { data } = params[0] as { data: Hex };
      const args: readonly unknown[] = decodeFunctionData({ abi: paymentAbi, data }).args;
      const result = [marks.get(args[1] as Hex) ?? 0n];
      return { ok: true, result: encodeFunctionResult({ abi: paymentAbi, functionName: 'marks', result }) };
    });

const doubtOf = (round: number, marks: readonly (readonly [number, bigint])[]) => {
  const list = listIn(round);
  const byId = new Map(marks.map(([of, bits]) => [listIn(of).id, bits]));
  return findFileDoubt(chainWith(byId), fileOf(list), list.id);
};

it('a list that is paid for the first time needs no earlier payment', async () => {
  expect(await doubtOf(0, [])).toBeNull();
});

it('a list that is paid again is continued where all of its rows were paid in the round before', async () => {
  expect(await doubtOf(1, [[0, 0b101n]])).toBeNull();
  expect(
    await doubtOf(2, [
      [0, 0b101n],
      [1, 0b111n],
    ]),
  ).toBeNull();
});

it('a file with a round that cannot have begun is refused: it would pay everything again', async () => {
  expect(await doubtOf(1, [])).toBe('unpaid-before');
  expect(await doubtOf(1, [[0, 0b001n]])).toBe('unpaid-before');
  expect(await doubtOf(2, [[0, 0b101n]])).toBe('unpaid-before');
});

it('where the chain does not say what was paid, nothing is tried', async () => {
  const silent: AskNode = async (calls) =>
    calls.map((): NodeAnswer => ({ ok: false, reason: 'unreachable' }));
  const list = listIn(1);
  expect(await findFileDoubt(silent, fileOf(list), list.id)).toBe('unread');
});

it('what is entered has to be the list of the file', async () => {
  expect(await findFileDoubt(chainWith(new Map()), fileOf(listIn(1)), listIn(0).id)).toBe('other-list');
});
