import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import {
  createList,
  isPaid,
  type PaymentList,
} from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { awaitSent, performList } from '#features/tools/batch-sending/model/sending/perform-list.ts';
import { parseList, writeList } from '#features/tools/batch-sending/model/sending/stored-list.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

/*
 * Transactions that are replaced in the wallet or dropped by the network, and those whose hash is lost with the page: the page says so, and what
 * was open is paid once.
 */

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

/** A wallet that sends. @param onSent what it does with the hash before the page gets it */
const walletOf = (onSent: Act) => ({
  async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [payer];
    if (method === 'eth_chainId') return toHex(devChainId);
    if (method !== 'eth_sendTransaction') throw { code: 4200 };
    const sent = await chain().transactions.call<Hex>('eth_sendTransaction', params);
    await onSent(sent);
    return sent;
  },
});

/** Pays a list. @param onRest what happens to the latest transaction at each pause */
async function perform(list: PaymentList, onRest: Act) {
  let latest: Hex = '0x';
  let signatures = 0;
  const provider = walletOf(async (hash) => {
    latest = hash;
    signatures += 1;
  });
  const paid = await performList(list, {
    ...{ ask: relayTo(chain().rpcUrl), provider, onChange: () => undefined },
    rest: async () => {
      await onRest(latest);
    },
  });
  return { paid, signatures };
}

/** The wallet sends, and the page is closed before it gets the hash. @returns what the device has kept */
async function closeBeforeAnswer(list: PaymentList): Promise<{ kept: PaymentList; hash: Hex }> {
  const sent = Promise.withResolvers<Hex>();
  let text = writeList(list);
  const provider = walletOf((hash) => {
    sent.resolve(hash);
    return new Promise(() => undefined);
  });
  const onChange = (next: PaymentList) => (text = writeList(next));
  const ask = relayTo(chain().rpcUrl);
  void performList(list, { ask, provider, onChange, rest: async () => undefined });
  const hash = await sent.promise;
  return { kept: parseList(text)!, hash };
}

/** The page after a reload, before a wallet is connected. @returns the list in the end, and the states that its chunks were in */
async function reopen(kept: PaymentList, onRest: () => Promise<unknown>) {
  const states = new Set<string>();
  const list = await awaitSent(kept, {
    ...{ ask: relayTo(chain().rpcUrl), provider: null },
    onChange({ chunks }) {
      for (const { state } of chunks) states.add(state.state);
    },
    rest: async () => {
      await onRest();
    },
  });
  return { list, states: [...states] };
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

test('a payment whose hash was lost with the page is waited for while the pool has it', async () => {
  const { kept } = await closeBeforeAnswer(listOf(coin));
  expect(kept.chunks.map((chunk) => chunk.state.state)).toEqual(['asking']);
  const { list, states } = await reopen(kept, mine);
  expect([isPaid(list), states]).toEqual([true, ['sent', 'paid']]);
  expect(await received(list)).toEqual([1n, 2n, 3n]);
});

test('with its wallet it is waited for too, and nothing is signed again', async () => {
  const { kept } = await closeBeforeAnswer(listOf(coin));
  const { paid, signatures } = await perform(kept, mine);
  expect([isPaid(paid), signatures]).toEqual([true, 0]);
  expect(await received(paid)).toEqual([1n, 2n, 3n]);
});

test.each([
  ['before the page is opened again', 'asking', ['asking']],
  ['while the page waits', 'dropped', ['sent', 'dropped']],
])('one that is dropped %s is offered again', async (when, ended, states) => {
  const { kept, hash } = await closeBeforeAnswer(listOf(coin));
  const dropIt = once(() => drop(hash));
  if (ended === 'asking') await dropIt(hash);
  const lost = await reopen(kept, () => dropIt(hash));
  expect(
    lost.list.chunks.map((chunk) => chunk.state.state),
    when,
  ).toEqual([ended]);
  expect(lost.states).toEqual(states);
  const { paid, signatures } = await perform(lost.list, mine);
  expect([isPaid(paid), signatures]).toEqual([true, 1]);
  expect(await received(paid)).toEqual([1n, 2n, 3n]);
});
