import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import { paymentCall } from '#features/tools/batch-sending/model/payment-contract.ts';
import { lookAtChain } from '#features/tools/batch-sending/model/sending/look-at-chain.ts';
import {
  createList,
  isPaid,
  openTotal,
  withChunk,
  type PaymentList,
} from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { sentAs } from '#features/tools/batch-sending/model/sending/chunk-ledger.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

/* Two devices whose estimates lead to chunks of different sizes: what one has sent and what the other signs before that is mined. */

const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = 7_000;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
  await chain().transactions.call('evm_setAutomine', [false]);
});
beforeEach(() => {
  turn += 1;
});
afterAll(() => chain().transactions.call('evm_setAutomine', [true]));

function listOf(size: number): PaymentList {
  const rows = Array.from({ length: 300 }, (_, index) => ({
    ...{ index, line: index + 1 },
    ...{ address: freshAddress(turn, index), amount: BigInt(index + 1) },
  }));
  const terms = { network: network.key, chainId: network.chainId, contract, account: payer, asset: coin };
  return createList({
    ...{ ...terms, rows, skipped: [], leftOut: [] },
    ...{ round: 0, size, gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
  });
}

/** Signs every chunk of a list, with the fees of its turn, so that the order in the block is known. */
async function signAll(list: PaymentList, firstNonce: number): Promise<PaymentList> {
  let signed = list;
  for (const [index, { rows }] of list.chunks.entries()) {
    const { to, data, value } = paymentCall(list, rows);
    const hash = await chain().transactions.call<Hex>('eth_sendTransaction', [
      {
        ...{ from: payer, to, data, value: toHex(value), gas: toHex(14_000_000) },
        nonce: toHex(firstNonce + index),
      },
    ]);
    signed = withChunk(signed, index, { state: sentAs({ hash, batchId: null }) });
  }
  return signed;
}

const mine = () => chain().transactions.call('anvil_mine', ['0x8']);
const nonce = async () =>
  Number(await chain().transactions.call<Hex>('eth_getTransactionCount', [payer, 'latest']));
const look = async (list: PaymentList) =>
  (await lookAtChain(list, { ask: relayTo(chain().rpcUrl), provider: null })).list;
const received = ({ rows }: PaymentList) =>
  Promise.all(rows.map(({ address }) => contracts.balanceOf(null, address)));

test.each([
  { first: 300, then: 100 },
  { first: 100, then: 300 },
  { first: 150, then: 100 },
])(
  'chunks of $first are pending, chunks of $then are signed elsewhere, and all are mined: every row is paid once',
  async ({ first, then }) => {
    const start = await nonce();
    const here = await signAll(listOf(first), start);
    const there = await signAll(listOf(then), start + here.chunks.length);
    await mine();
    const expected = here.rows.map(({ amount }) => amount);
    expect(await received(here)).toEqual(expected);
    const seen = [await look(here), await look(there)];
    for (const list of seen) {
      expect([isPaid(list), openTotal(list)]).toEqual([true, 0n]);
      expect(list.chunks.flatMap(({ rows }) => rows.map(({ index }) => index))).toEqual(
        list.rows.map(({ index }) => index),
      );
      // The receipts of both devices name the transactions that paid.
      const hashes = list.chunks.map(({ state }) => ('hash' in state ? state.hash : null));
      expect(hashes).toEqual(here.chunks.map(({ state }) => ('hash' in state ? state.hash : undefined)));
    }
  },
);

test('a chunk of which another device has paid a part can never be mined, and its rest is offered again', async () => {
  const start = await nonce();
  const part = listOf(100);
  const { to, data, value } = paymentCall(part, part.chunks[1]!.rows);
  const gas = toHex(14_000_000);
  await chain().transactions.call('eth_sendTransaction', [
    { from: payer, to, data, value: toHex(value), gas, nonce: toHex(start) },
  ]);
  const whole = await signAll(listOf(300), start + 1);
  await mine();
  const seen = await look(whole);
  expect(seen.chunks.map(({ rows, state }) => [rows.length, state.state])).toEqual([
    [200, 'failed'],
    [100, 'paid'],
  ]);
  await signAll({ ...seen, chunks: seen.chunks.slice(0, 1) }, start + 2);
  await mine();
  expect(await received(whole)).toEqual(whole.rows.map(({ amount }) => amount));
  expect(isPaid(await look(seen))).toBe(true);
});
