import { beforeAll, beforeEach, expect, test } from 'vitest';
import { encodeFunctionData, keccak256, pad, parseAbi, toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import {
  paidTopic,
  paymentAbi,
  paymentCall,
  paymentCodeHash,
  totalOf,
  type ListedRow,
  type PaymentCall,
} from '#features/tools/batch-sending/model/payment-contract.ts';
import { isKnownContract } from '#features/tools/batch-sending/model/sending/look-at-chain.ts';
import { readMarks } from '#features/tools/batch-sending/model/sending/read-marks.ts';
import { devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, payer } from '../support/batch-payments.ts';

/* contracts/BatchPayment.sol itself: which rows it pays, and which it does not. */

const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = 5_000;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
});
beforeEach(() => {
  turn += 1;
});

const rowsAt = (...indexes: number[]): ListedRow[] =>
  indexes.map((index) => ({
    ...{ line: index + 1, index },
    ...{ address: freshAddress(turn, index), amount: BigInt(index + 5) },
  }));

const listId = (number = 1) => pad(toHex(turn * 100 + number), { size: 32 });
const coinCall = (rows: readonly ListedRow[], id = listId()) =>
  paymentCall({ id, asset: coin, contract }, rows);

async function send({ to, data, value }: PaymentCall, from: string = payer) {
  const transaction = { from, to, data, value: toHex(value), gas: '0xe4e1c0' };
  const hash = await chain().transactions.call<Hex>('eth_sendTransaction', [transaction]);
  return { hash, isPaid: (await chain().transactions.getReceipt(hash)).status === '0x1' };
}

const pay = async (rows: readonly ListedRow[], id?: Hex) => (await send(coinCall(rows, id))).isPaid;

const received = (rows: readonly ListedRow[], token: Hex | null = null) =>
  Promise.all(rows.map(({ address }) => contracts.balanceOf(token, address)));
const amounts = (rows: readonly ListedRow[]) => rows.map(({ amount }) => amount);
const nothing = (rows: readonly ListedRow[]) => rows.map(() => 0n);

/** Indexes that the contract has marked, among as many lines. */
const marked = async (lines: number, id = listId(), account: Hex = payer) => {
  const rows = rowsAt(...Array.from({ length: lines }, (_, index) => index));
  const paid = await readMarks(relayTo(chain().rpcUrl), { contract, account, id, rows, skipped: [] });
  return paid === null ? null : [...paid].toSorted((a, b) => a - b);
};

test('the contract is the one that the page knows by the hash of its code', async () => {
  const code = await chain().transactions.call<Hex>('eth_getCode', [contract, 'latest']);
  expect(keccak256(code)).toBe(paymentCodeHash);
  expect(await isKnownContract(relayTo(chain().rpcUrl), contract)).toBe(true);
  expect(await isKnownContract(relayTo(chain().rpcUrl), contracts.quiet)).toBe(false);
});

test('every row is paid once, and a transaction with one paid row pays none of the others', async () => {
  const rows = rowsAt(0, 1, 2, 3);
  expect(await pay(rows.slice(1, 3))).toBe(true);
  expect(await pay(rows)).toBe(false);
  expect(await pay(rows.slice(0, 2))).toBe(false);
  expect(await pay(rows.slice(2))).toBe(false);
  expect(await received(rows)).toEqual([0n, ...amounts(rows.slice(1, 3)), 0n]);
  expect(await pay([rows[0]!, rows[3]!])).toBe(true);
  expect(await received(rows)).toEqual(amounts(rows));
});

test('rows are told apart by their index alone: at the ends of words, far apart, and in any order', async () => {
  const rows = rowsAt(511, 0, 255, 256, 1, 512, 254, 2_047);
  expect(await pay(rows)).toBe(true);
  expect(await marked(2_048)).toEqual([0, 1, 254, 255, 256, 511, 512, 2_047]);
  for (const row of rows) expect(await pay([row])).toBe(false);
  const others = rowsAt(2, 253, 257, 510, 513, 2_046);
  expect(await pay(others)).toBe(true);
  expect(await received([...rows, ...others])).toEqual(amounts([...rows, ...others]));
});

test('the largest index has a mark of its own', async () => {
  const largest = (1n << 96n) - 1n;
  const word = (largest << 160n) | BigInt(freshAddress(turn, 0));
  const args = [listId(), [word], [5n]] as const;
  const data = encodeFunctionData({ abi: paymentAbi, functionName: 'payCoins', args });
  const call = { to: contract, data, value: 5n };
  expect([(await send(call)).isPaid, (await send(call)).isPaid]).toEqual([true, false]);
  expect(await marked(256)).toEqual([]);
});

test('a row that comes twice in one transaction is not paid at all', async () => {
  const [row, other] = rowsAt(3, 400);
  expect(await pay([row!, row!])).toBe(false);
  expect(await pay([row!, other!, row!])).toBe(false);
  expect(await received([row!, other!])).toEqual([0n, 0n]);
});

test('another list and another payer have marks of their own', async () => {
  const rows = rowsAt(0, 1);
  expect(await pay(rows)).toBe(true);
  expect(await pay(rows, listId(2))).toBe(true);
  expect((await send(coinCall(rows), devStranger)).isPaid).toBe(true);
  expect(await received(rows)).toEqual(amounts(rows).map((amount) => amount * 3n));
  expect(await marked(256, listId(3))).toEqual([]);
  expect(await marked(256, listId(), devStranger.toLowerCase() as Hex)).toEqual([0, 1]);
});

test('the logs say which rows a transaction paid, and no other ones', async () => {
  expect(await pay(rowsAt(1, 300))).toBe(true);
  const { hash } = await send(coinCall(rowsAt(0, 2, 301)));
  const { logs } = await chain().transactions.call<{ logs: { topics: Hex[]; data: Hex }[] }>(
    'eth_getTransactionReceipt',
    [hash],
  );
  const words = (word: bigint, bits: bigint) =>
    `0x${[word, bits].map((each) => pad(toHex(each), { size: 32 }).slice(2)).join('')}`;
  expect(logs.map(({ topics, data }) => [topics, data])).toEqual([
    [[paidTopic, pad(payer), listId()], words(0n, 0b101n)],
    [[paidTopic, pad(payer), listId()], words(1n, 1n << 45n)],
  ]);
});

test.each([1n, -1n])('a value that is off by %s is refused, and nothing is kept', async (off) => {
  const rows = rowsAt(0, 1);
  const call = coinCall(rows);
  expect((await send({ ...call, value: totalOf(rows) + off })).isPaid).toBe(false);
  expect(await received(rows)).toEqual(nothing(rows));
  expect(await marked(256)).toEqual([]);
  expect(await contracts.balanceOf(null, contract)).toBe(0n);
});

test('lists of different lengths are refused, and coins that no payment goes with', async () => {
  const words = [BigInt(freshAddress(turn, 0)), BigInt(freshAddress(turn, 1))];
  for (const given of [[1n], [1n, 0n, 0n]]) {
    const args = [listId(), words, given] as const;
    const data = encodeFunctionData({ abi: paymentAbi, functionName: 'payCoins', args });
    expect((await send({ to: contract, data, value: 1n })).isPaid).toBe(false);
  }
  expect((await send({ to: contract, data: '0x', value: 1n })).isPaid).toBe(false);
});

test.each(['refusing', 'burning', 'payingAgain'] as const)(
  'a recipient that misbehaves (%s) stops its own transaction only, and no row of it is marked',
  async (name) => {
    const [one, two] = rowsAt(0, 1);
    expect(await pay([one!, { ...two!, address: contracts[name] }])).toBe(false);
    expect([await received([one!]), await marked(256)]).toEqual([[0n], []]);
    expect(await pay([one!])).toBe(true);
  },
);

test('tokens are taken from the caller only, each row once: an approval of another account is of no use to anyone', async () => {
  const approve = encodeFunctionData({
    abi: parseAbi(['function approve(address spender, uint256 amount)']),
    args: [contract, 100n],
  });
  expect((await send({ to: contracts.quiet, data: approve, value: 0n })).isPaid).toBe(true);
  const asset = { kind: 'token', token: contracts.quiet, symbol: 'QUIET', decimals: 6 } as const;
  const rows = rowsAt(0, 300).map((row) => ({ ...row, amount: 20n }));
  const call = paymentCall({ id: listId(), asset, contract }, rows);
  expect((await send(call, devStranger)).isPaid).toBe(false);
  expect((await send(call)).isPaid).toBe(true);
  expect((await send(call)).isPaid).toBe(false);
  expect(await received(rows, contracts.quiet)).toEqual([20n, 20n]);
  const tooMuch = paymentCall({ id: listId(2), asset, contract }, [{ ...rows[0]!, amount: 61n }]);
  expect((await send(tooMuch)).isPaid).toBe(false);
  expect(await marked(256, listId(2))).toEqual([]);
});
