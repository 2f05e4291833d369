import { pad, toHex, type Hex } from 'viem';
import { expect, it } from 'vitest';
import type { AskNode, NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { receiptOf } from '../receipt.ts';
import { createList, withChunk, type PaymentList } from './payment-list.ts';
import { readReceived } from './read-received.ts';

const address = (index: number): Hex => `0x${String(index + 1).padStart(40, 'a')}`;
const [token, account] = [address(70), address(80)];
const withFee: Asset = { kind: 'token', token, symbol: 'FEE', decimals: 1 };
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };
const hashOf = (chunk: number): Hex => `0x${String(chunk).repeat(64)}`;
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** Payments of 100, the first one alone and the others in chunks of two; the first two chunks are paid. */
function listOf(recipients: readonly number[], change: Partial<PaymentList> = {}): PaymentList {
  const rows = recipients.map((index, place) => ({
    ...{ index: place, line: place + 1 },
    ...{ address: address(index), amount: 100n },
  }));
  const list = createList({
    ...{ network: 'bsc', chainId: 56, contract: address(90), account, round: 0, size: 2 },
    ...{ rows, skipped: [], leftOut: [], asset: withFee },
    ...{ gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
    ...change,
  });
  const paid = [0, 1].map((chunk) => ({ state: { state: 'paid', hash: hashOf(chunk) }, block: 7n }) as const);
  return paid.reduce((now, each, chunk) => withChunk(now, chunk, each), list);
}

const log = (to: number, amount: number, from = token) => ({
  address: from,
  topics: [transferTopic, pad(account), pad(address(to))],
  data: toHex(amount, { size: 32 }),
});

/** A node with these events of the first two transactions, and no other ones. */
function askOf(events: readonly (readonly ReturnType<typeof log>[])[]): AskNode {
  return async (calls) =>
    calls.map(({ params }): NodeAnswer => {
      const logs = events[[hashOf(0), hashOf(1)].indexOf(params[0] as Hex)];
      return { ok: true, result: logs ? { status: '0x1', logs } : null };
    });
}

const received = async (list: PaymentList, events: Parameters<typeof askOf>[0]) => [
  ...(await readReceived(askOf(events), list)),
];

it('what a token with a fee has left of each payment is read from the transactions that paid', async () => {
  const fee = log(60, 3);
  const events = [
    [log(0, 97), fee],
    [log(1, 90), fee, log(2, 100)],
  ];
  expect(await received(listOf([0, 1, 2, 3, 4]), events)).toEqual([
    [0, 97n],
    [1, 90n],
    [2, 100n],
  ]);
});

it('a recipient of two rows has what each brought, in their order', async () => {
  const events = [[], [log(1, 97), log(1, 80)]];
  expect(await received(listOf([0, 1, 1]), events)).toEqual([
    [1, 97n],
    [2, 80n],
  ]);
});

it('nothing is said of a recipient who also gets the fees', async () => {
  const events = [[], [log(1, 97), log(2, 3), log(2, 97), log(2, 3)]];
  expect(await received(listOf([0, 1, 2]), events)).toEqual([[1, 97n]]);
});

it('events of another token, and transactions that are not known, say nothing', async () => {
  expect(await received(listOf([0, 1, 2]), [[], [log(1, 97, address(71)), log(2, 97)]])).toEqual([[2, 97n]]);
  const unreachable: AskNode = async (calls) =>
    calls.map((): NodeAnswer => ({ ok: false, reason: 'unreachable' }));
  expect((await readReceived(unreachable, listOf([0, 1]))).size).toBe(0);
});

it('the receipt has what was sent and what was received, and an empty cell where that is not known', async () => {
  const list = listOf([0, 1, 2, 3, 4], { leftOut: [{ line: 6, kind: 'checksum' }] });
  const lines = receiptOf(list, new Map([[0, 97n]])).split('\r\n');
  expect(lines[0]).toMatch(/^line,recipient,amount,.*,received,name$/);
  expect(lines.slice(1)).toEqual([
    `1,${address(0)},10,paid,${hashOf(0)},7,,FEE,${token},56,${account},9.7,`,
    ...[1, 2].map(
      (index) => `${index + 1},${address(index)},10,paid,${hashOf(1)},7,,FEE,${token},56,${account},,`,
    ),
    ...[3, 4].map((index) => `${index + 1},${address(index)},10,not paid,,,,FEE,${token},56,${account},,`),
    `6,,,left out,,,checksum,FEE,${token},56,${account},,`,
    '',
  ]);
});

it('of coins everything arrives, without a question to the chain', async () => {
  const list = listOf([0, 1, 2, 3, 4], { asset: coin });
  const ask: AskNode = () => Promise.reject(new Error('asked'));
  expect([...(await readReceived(ask, list)).values()]).toEqual([100n, 100n, 100n]);
});
