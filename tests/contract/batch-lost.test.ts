import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import {
  createList,
  isPaid,
  type PaymentList,
} from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { performList } from '#features/tools/batch-sending/model/sending/perform-list.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

/* Transactions that are replaced in the wallet or dropped by the network: the page says so, and what was open is paid once. */

const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = 9_000;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
  await chain().transactions.call('evm_setAutomine', [false]);
});
beforeEach(() => {
  turn += 1;
});
afterAll(() => chain().transactions.call('evm_setAutomine', [true]));

const mine = () => chain().transactions.call('anvil_mine', ['0x1']);

function listOf(asset: Asset): PaymentList {
  const rows = [0, 1, 2].map((index) => ({
    ...{ index, line: index + 1 },
    ...{ address: freshAddress(turn, index), amount: BigInt(index + 1) },
  }));
  return createList({
    ...{ network: network.key, chainId: network.chainId, contract, account: payer, asset, rows },
    ...{ skipped: [], leftOut: [], round: 0, size: 3, gasEach: 40_000n, gasCap: 15_000_000n, startBlock: 0n },
  });
}

type Act = (hash: Hex) => Promise<unknown>;

/** Pays a list. @param onRest what happens to the latest transaction at each pause */
async function perform(list: PaymentList, onRest: Act) {
  const { call } = chain().transactions;
  let sent: Hex | null = null;
  let signatures = 0;
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [payer];
    if (method === 'eth_chainId') return toHex(devChainId);
    if (method !== 'eth_sendTransaction') throw { code: 4200 };
    signatures += 1;
    sent = await call<Hex>('eth_sendTransaction', params);
    return sent;
  };
  const paid = await performList(list, {
    ask: relayTo(chain().rpcUrl),
    provider: { request },
    onChange: () => undefined,
    rest: async () => {
      if (sent !== null) await onRest(sent);
    },
  });
  return { paid, signatures };
}

/** Something that happens once. */
function once(act: Act): Act {
  let isDone = false;
  return async (hash) => {
    if (isDone) return;
    isDone = true;
    await act(hash);
  };
}

const drop: Act = (hash) => chain().transactions.call('anvil_dropTransaction', [hash]);

/** As a wallet does when the person cancels: an empty transaction with the same nonce. */
const cancel: Act = async (hash) => {
  const { call } = chain().transactions;
  const { nonce } = await call<{ nonce: Hex }>('eth_getTransactionByHash', [hash]);
  await call('eth_sendTransaction', [{ from: payer, to: payer, nonce, gasPrice: toHex(9_000_000_000) }]);
  await mine();
};

const received = ({ rows }: PaymentList, token: Hex | null = null) =>
  Promise.all(rows.map(({ address }) => contracts.balanceOf(token, address)));

test.each([
  ['replaced', cancel],
  ['dropped', drop],
])('a payment that was %s is named, asked for once, and offered again', async (state, act) => {
  const list = listOf(coin);
  const lost = await perform(list, once(act));
  expect(lost.paid.chunks.map((chunk) => chunk.state.state)).toEqual([state]);
  expect([lost.signatures, await received(list)]).toEqual([1, [0n, 0n, 0n]]);
  const again = await perform(lost.paid, mine);
  expect([isPaid(again.paid), again.signatures]).toEqual([true, 1]);
  expect(await received(list)).toEqual([1n, 2n, 3n]);
});

test('an approval that was dropped ends the waiting, and nothing is sent', async () => {
  const list = listOf({ kind: 'token', token: contracts.quiet, symbol: 'QUIET', decimals: 6 });
  const lost = await perform(list, once(drop));
  expect([lost.paid.stop, lost.signatures]).toEqual(['approval-lost', 1]);
  const again = await perform(lost.paid, mine);
  expect([isPaid(again.paid), again.signatures]).toEqual([true, 2]);
  expect(await received(list, contracts.quiet)).toEqual([1n, 2n, 3n]);
});
