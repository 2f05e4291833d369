import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeFunctionData, keccak256, pad, parseAbi, toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import type { Recipient } from '#features/tools/batch-sending/model/list/parse-recipients.ts';
import { paymentAbi, paymentCodeHash } from '#features/tools/batch-sending/model/payment-contract.ts';
import { receiptOf } from '#features/tools/batch-sending/model/receipt.ts';
import { isKnownContract } from '#features/tools/batch-sending/model/sending/look-at-chain.ts';
import { isPaid, type PaymentList } from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { performList } from '#features/tools/batch-sending/model/sending/perform-list.ts';
import { prepareAgain, prepareList } from '#features/tools/batch-sending/model/sending/prepare-list.ts';
import { devChainId, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;
let turn = 1_000;
const coin: Asset = { kind: 'coin', symbol: 'BNB', decimals: 18 };
const quiet = (): Asset => ({ kind: 'token', token: contracts.quiet, symbol: 'QUIET', decimals: 6 });

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
});
beforeEach(() => {
  turn += 1;
});

const rowsOf = (count: number, amount = 5n): Recipient[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    address: freshAddress(turn, index),
    amount: amount + BigInt(index),
  }));

const total = (rows: readonly Recipient[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);
const received = (asset: Asset, rows: readonly Recipient[]) =>
  Promise.all(
    rows.map(({ address }) => contracts.balanceOf(asset.kind === 'coin' ? null : asset.token, address)),
  );
const amounts = (rows: readonly Recipient[]) => rows.map(({ amount }) => amount);

/** Sends to the contract. @returns whether it worked */
async function send(
  functionName: string,
  args: readonly unknown[],
  { value = 0n, from = payer }: { value?: bigint; from?: string } = {},
) {
  const data = encodeFunctionData({ abi: paymentAbi as never, functionName, args } as never);
  const { transactions } = chain();
  const hash = await transactions.call<Hex>('eth_sendTransaction', [
    { from, to: contract, data, value: toHex(value), gas: '0xe4e1c0' },
  ]);
  return (await transactions.getReceipt(hash)).status === '0x1';
}

const coinArgs = (id: Hex, rows: readonly Recipient[]) =>
  [id, rows.map(({ address }) => address), amounts(rows)] as const;
const idOf = (number: number) => pad(toHex(turn * 100 + number), { size: 32 });

describe('the payment contract', () => {
  test('is the one that the page knows by the hash of its code', async () => {
    const code = await chain().transactions.call<Hex>('eth_getCode', [contract, 'latest']);
    expect(keccak256(code)).toBe(paymentCodeHash);
    expect(await isKnownContract(relayTo(chain().rpcUrl), contract)).toBe(true);
    expect(await isKnownContract(relayTo(chain().rpcUrl), contracts.quiet)).toBe(false);
  });

  test('pays an id of a payer once; another payer has ids of its own', async () => {
    const rows = rowsOf(3);
    expect(await send('payCoins', coinArgs(idOf(1), rows), { value: total(rows) })).toBe(true);
    expect(await send('payCoins', coinArgs(idOf(1), rows), { value: total(rows) })).toBe(false);
    expect(await received(coin, rows)).toEqual(amounts(rows));
    expect(await send('payCoins', coinArgs(idOf(1), rows), { value: total(rows), from: devStranger })).toBe(
      true,
    );
  });

  test.each([1n, -1n])('refuses a value that is off by %s, and keeps nothing', async (off) => {
    const rows = rowsOf(2);
    expect(await send('payCoins', coinArgs(idOf(1), rows), { value: total(rows) + off })).toBe(false);
    expect(await received(coin, rows)).toEqual([0n, 0n]);
    expect(await contracts.balanceOf(null, contract)).toBe(0n);
  });

  test('refuses lists of different lengths, and coins that no payment goes with', async () => {
    const rows = rowsOf(2);
    expect(await send('payCoins', [idOf(1), rows.map(({ address }) => address), [1n]], { value: 1n })).toBe(
      false,
    );
    const { transactions } = chain();
    const hash = await transactions.send({ from: payer, to: contract, value: '0x1' });
    expect((await transactions.getReceipt(hash)).status).toBe('0x0');
  });

  test.each(['refusing', 'burning', 'payingAgain'] as const)(
    'a recipient that misbehaves (%s) stops its own chunk only, and nobody in it is paid',
    async (name) => {
      const [one, two] = rowsOf(2);
      const rows = [one!, { ...two!, address: contracts[name] }];
      expect(await send('payCoins', coinArgs(idOf(1), rows), { value: total(rows) })).toBe(false);
      expect(await received(coin, [one!])).toEqual([0n]);
      expect(await send('payCoins', coinArgs(idOf(1), [one!]), { value: one!.amount })).toBe(true);
    },
  );

  test('takes tokens of its caller only: an approval of another account is of no use to anyone', async () => {
    const approve = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [contract, 100n],
    });
    const { transactions } = chain();
    const approval = await transactions.send({ from: payer, to: contracts.quiet, data: approve });
    await transactions.getReceipt(approval);
    const args = [idOf(1), contracts.quiet, [devStranger], [100n]];
    expect(await send('payTokens', args, { from: devStranger })).toBe(false);
    expect(await send('payTokens', args)).toBe(true);
  });
});

type Wallet = Record<string, (params: readonly unknown[]) => unknown>;

function walletOf(change: Wallet = {}) {
  const { call } = chain().transactions;
  const signed: string[] = [];
  const usual: Wallet = {
    eth_requestAccounts: () => [payer],
    eth_accounts: () => [payer],
    eth_chainId: () => toHex(devChainId),
    eth_sendTransaction: (params) => call('eth_sendTransaction', params),
  };
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_sendTransaction' || method === 'wallet_sendCalls') signed.push(method);
    const answer = { ...usual, ...change }[method];
    if (!answer) throw { code: 4200 };
    return answer(params);
  };
  return { provider: { request }, signed };
}

const devices = (wallet = walletOf()) => ({
  ask: relayTo(chain().rpcUrl),
  provider: wallet.provider,
  onChange: () => undefined,
  rest: async () => undefined,
});

const prepare = (asset: Asset, rows: readonly Recipient[]) =>
  prepareList({
    ...{ ask: relayTo(chain().rpcUrl), account: payer, asset, network, rows },
    leftOut: [{ line: 999, kind: 'checksum' }],
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

async function ready(asset: Asset, rows: readonly Recipient[]): Promise<PaymentList> {
  const prepared = await prepare(asset, rows);
  if (prepared?.kind !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
  return prepared.list;
}

describe('sending a list', () => {
  test('2,000 rows of coins arrive in as few transactions as the gas limit allows', async () => {
    const rows = rowsOf(2_000);
    const wallet = walletOf();
    const list = await ready(coin, rows);
    const paid = await performList(list, devices(wallet));
    expect(paid.stop).toBeNull();
    expect(isPaid(paid)).toBe(true);
    expect(wallet.signed).toHaveLength(list.chunks.length);
    expect(list.chunks.length).toBeLessThanOrEqual(7);
    expect(await received(coin, rows)).toEqual(amounts(rows));
    const receipt = receiptOf(paid).trimEnd().split('\r\n');
    expect(receipt).toHaveLength(2_002);
    expect(receipt[1]).toMatch(
      /^1,0x[0-9a-f]{40},0\.0{17}5,paid,0x[0-9a-f]{64},\d+,,BNB,,31337,0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc$/,
    );
    expect(receipt[1_000]).toContain(',left out,,,checksum,');
  });

  test('a token that returns nothing is approved exactly and sent; nothing stays approved', async () => {
    const rows = rowsOf(3);
    const wallet = walletOf();
    const paid = await performList(await ready(quiet(), rows), devices(wallet));
    expect([paid.stop, isPaid(paid)]).toEqual([null, true]);
    expect(wallet.signed).toHaveLength(2);
    expect(await received(quiet(), rows)).toEqual(amounts(rows));
    const allowance = encodeFunctionData({
      abi: parseAbi(['function allowance(address owner, address spender)']),
      args: [payer, contract],
    });
    const left = await chain().transactions.call<Hex>('eth_call', [
      { to: contracts.quiet, data: allowance },
      'latest',
    ]);
    expect(BigInt(left)).toBe(0n);
  });

  test('the same list is recognized without anything kept on the device, and paid again only when that is meant', async () => {
    const rows = rowsOf(3);
    await performList(await ready(coin, rows), devices());
    const again = await ready(coin, rows);
    expect(isPaid(again)).toBe(true);
    const wallet = walletOf();
    await performList(again, devices(wallet));
    expect(wallet.signed).toEqual([]);
    const meant = await prepareAgain(relayTo(chain().rpcUrl), again);
    expect(isPaid(await performList(meant!, devices(wallet)))).toBe(true);
    expect(await received(coin, rows)).toEqual(amounts(rows).map((amount) => amount * 2n));
  });

  test('lines that the chain would reject are named before anything is signed', async () => {
    const rows = rowsOf(60);
    const bad = (line: number, address: Hex) => (rows[line - 1] = { ...rows[line - 1]!, address });
    bad(7, contracts.refusing);
    bad(51, contracts.burning);
    expect(await prepare(coin, rows)).toEqual({ kind: 'rejected', lines: [7, 51] });
    const tokens = rowsOf(3);
    tokens[1] = { ...tokens[1]!, address: '0x000000000000000000000000000000000000dEaD' };
    expect(await prepare(quiet(), tokens)).toEqual({ kind: 'rejected', lines: [2] });
  });

  test.each([
    ['declined', { eth_sendTransaction: () => Promise.reject({ code: 4001 }) }],
    ['wrong-account', { eth_requestAccounts: () => [devStranger] }],
    ['chain-other', { eth_chainId: () => '0x1', wallet_switchEthereumChain: () => null }],
  ])('%s: nothing is sent, and the list waits', async (stop, change) => {
    const rows = rowsOf(2);
    const paused = await performList(await ready(coin, rows), devices(walletOf(change as Wallet)));
    expect(paused).toMatchObject({ stop });
    expect(await received(coin, rows)).toEqual([0n, 0n]);
    expect(isPaid(await performList(paused, devices()))).toBe(true);
  });
});
