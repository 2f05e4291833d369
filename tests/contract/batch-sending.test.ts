import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeFunctionData, parseAbi, toHex, type Hex } from 'viem';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import { readBatchFile, writeBatchFile } from '#features/tools/batch-sending/model/batch-file.ts';
import type { Recipient } from '#features/tools/batch-sending/model/list/parse-recipients.ts';
import { receiptOf } from '#features/tools/batch-sending/model/receipt.ts';
import {
  createList,
  isPaid,
  openTotal,
  type LeftOut,
  type PaymentList,
} from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { performList } from '#features/tools/batch-sending/model/sending/perform-list.ts';
import { prepareAgain, prepareList } from '#features/tools/batch-sending/model/sending/prepare-list.ts';
import { readReceived } from '#features/tools/batch-sending/model/sending/read-received.ts';
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

const received = (asset: Asset, rows: readonly Recipient[]) =>
  Promise.all(
    rows.map(({ address }) => contracts.balanceOf(asset.kind === 'coin' ? null : asset.token, address)),
  );
const amounts = (rows: readonly Recipient[]) => rows.map(({ amount }) => amount);

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

interface Given {
  leftOut?: readonly LeftOut[];
  balance?: bigint;
  to?: typeof network;
  /** The batch file that is open. */
  file?: PaymentList;
}

const prepare = (
  asset: Asset,
  recipients: readonly Recipient[],
  { leftOut = [{ line: 999_999, kind: 'checksum' }], balance = 10n ** 24n, to = network, file }: Given = {},
) =>
  prepareList({
    ...{ ask: relayTo(chain().rpcUrl), account: payer, asset, network: to, recipients },
    ...{ leftOut, balance, file },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

async function ready(asset: Asset, rows: readonly Recipient[], given?: Given): Promise<PaymentList> {
  const prepared = await prepare(asset, rows, given);
  if (prepared?.kind !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
  return prepared.list;
}

const receiptFor = async (list: PaymentList) =>
  receiptOf(list, await readReceived(relayTo(chain().rpcUrl), list));

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
    const receipt = (await receiptFor(paid)).trimEnd().split('\r\n');
    expect(receipt).toHaveLength(2_002);
    expect(receipt[1]).toMatch(
      /^1,0x[0-9a-f]{40},0\.0{17}5,paid,0x[0-9a-f]{64},\d+,,BNB,,31337,0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc,0\.0{17}5,$/,
    );
    expect(receipt.at(-1)).toContain('999999,,,left out,,,checksum,');
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

  test('the receipt of a token with a fee has what was sent and what was received', async () => {
    const rows = rowsOf(3, 1_000n);
    const withFee: Asset = { kind: 'token', token: contracts.withFee, symbol: 'FUSSY', decimals: 0 };
    const paid = await performList(await ready(withFee, rows), devices());
    const [, ...lines] = (await receiptFor(paid)).trimEnd().split('\r\n');
    const sums = lines.slice(0, rows.length).map((line) => line.split(',').map(Number));
    expect(sums.map((cells) => [cells[2], cells.at(-2)])).toEqual([
      [1_000, 970],
      [1_001, 971],
      [1_002, 972],
    ]);
    expect(await received(withFee, rows)).toEqual([970n, 971n, 972n]);
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

  test('a list that is paid again is finished by its batch file, and one that cannot have begun is refused', async () => {
    const rows = rowsOf(4);
    const first = await performList(await ready(coin, rows), devices());
    const again = await prepareAgain(relayTo(chain().rpcUrl), first);
    const inPairs = createList({ ...again!, size: 2 });
    await performList({ ...inPairs, chunks: inPairs.chunks.slice(0, 1) }, devices());
    const file = readBatchFile(writeBatchFile(inPairs), [network]) as PaymentList;
    const never = createList({ ...file, round: 3 });
    expect(await prepare(coin, rows, { file: never })).toEqual({ kind: 'unpaid-before' });
    const resumed = await ready(coin, rows, { file });
    expect([resumed.id, openTotal(resumed)]).toEqual([again!.id, rows[2]!.amount + rows[3]!.amount]);
    expect(isPaid(await performList(resumed, devices()))).toBe(true);
    expect(await received(coin, rows)).toEqual(amounts(rows).map((amount) => amount * 2n));
  });

  test('a list that was begun in chunks of another size is finished with what is left, and its receipt names both', async () => {
    const rows = rowsOf(5);
    const whole = await ready(coin, rows);
    const inPairs = createList({ ...whole, size: 2 });
    await performList({ ...inPairs, chunks: inPairs.chunks.slice(1, 2) }, devices());
    const wallet = walletOf();
    const resumed = await ready(coin, rows);
    expect(resumed.id).toBe(whole.id);
    expect(openTotal(resumed)).toBeLessThan(openTotal(whole));
    const paid = await performList({ ...resumed, startBlock: whole.startBlock }, devices(wallet));
    expect([isPaid(paid), wallet.signed.length]).toEqual([true, 1]);
    expect(await received(coin, rows)).toEqual(amounts(rows));
    const hashes = (await receiptFor(paid)).match(/0x[0-9a-f]{64}/g);
    expect([hashes?.length, new Set(hashes).size]).toEqual([5, 2]);
  });

  test('a line that was left out can be paid later: it is the same list, and nobody else is paid again', async () => {
    const rows = rowsOf(4);
    const leftOut = [{ line: 2, kind: 'rejected' }] as const;
    const first = await performList(await ready(coin, rows, { leftOut }), devices());
    expect(isPaid(first)).toBe(true);
    expect(await received(coin, rows)).toEqual(
      amounts(rows).map((amount, index) => (index === 1 ? 0n : amount)),
    );
    const rest = await ready(coin, rows, { leftOut: [{ line: 4, kind: 'rejected' }] });
    expect([rest.id, openTotal(rest), rest.leftOut]).toEqual([first.id, rows[1]!.amount, []]);
    await performList(rest, devices());
    expect(await received(coin, rows)).toEqual(amounts(rows));
  });

  test('a contract that is not the one we know is named before anything is tried', async () => {
    const other = { ...network, contract: contracts.quiet };
    expect(await prepare(coin, rowsOf(1), { to: other })).toEqual({ kind: 'code' });
  });

  test('the balance is compared with what is not paid yet', async () => {
    const rows = rowsOf(3);
    const [one, two, three] = amounts(rows);
    const short = { balance: one! + two! + three! - 1n };
    expect(await prepare(coin, rows, short)).toMatchObject({ kind: 'short', total: one! + two! + three! });
    const whole = await ready(coin, rows);
    await performList(
      { ...whole, chunks: [{ ...whole.chunks[0]!, rows: whole.rows.slice(0, 1) }] },
      devices(),
    );
    expect(isPaid(await performList(await ready(coin, rows, short), devices()))).toBe(true);
    expect(await received(coin, rows)).toEqual(amounts(rows));
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

  test('a wallet that lacks the network is offered it; where it cannot be offered, the list waits', async () => {
    const rows = rowsOf(1);
    let [at, isAdded] = ['0x1', false];
    const lacking: Wallet = {
      eth_chainId: () => at,
      wallet_switchEthereumChain: () => {
        if (!isAdded) throw { code: 4902 };
        at = toHex(devChainId);
        return null;
      },
      wallet_addEthereumChain: () => {
        isAdded = true;
        return null;
      },
    };
    const list = await ready(coin, rows);
    const paused = await performList(list, devices(walletOf(lacking)));
    expect(paused.stop).toBe('chain-missing');
    const nativeCurrency = { name: 'BNB', symbol: 'BNB', decimals: 18 };
    const added = { chainName: 'Test network', nativeCurrency, rpcUrls: ['https://rpc.example.org'] };
    expect(isPaid(await performList(paused, { ...devices(walletOf(lacking)), added }))).toBe(true);
    expect(await received(coin, rows)).toEqual(amounts(rows));
  });
});
