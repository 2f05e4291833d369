import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHex, type Hex } from 'viem';
import { executorCallOf } from '#features/tools/approvals/model/revoking/executor-call.ts';
import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '#features/tools/batch-sending/model/asset.ts';
import { createList, isPaid } from '#features/tools/batch-sending/model/sending/payment-list.ts';
import { performList } from '#features/tools/batch-sending/model/sending/perform-list.ts';
import { parseList, writeList } from '#features/tools/batch-sending/model/sending/stored-list.ts';
import { devChainId } from '#platform/chain/dev/dev-accounts.ts';
import { shareTestChain } from '../support/chain.ts';
import { relayTo } from '../support/relay.ts';
import { contract, deployPaymentContracts, freshAddress, network, payer } from '../support/batch-payments.ts';

/* Two visits at the same time, on devices that cut the list into chunks of other sizes; pages that are killed at any moment; a wallet that
   declines, loses answers, sends twice, replaces and cancels; a node that drops transactions: whatever happens, every recipient is paid
   exactly once. The seed of a failing round is in the test's message. */

/** Four of each combination of asset and chunk sizes; more at night. */
const rounds = Number(process.env['BATCH_LISTS'] ?? 48);
const chain = shareTestChain();
let contracts: Awaited<ReturnType<typeof deployPaymentContracts>>;

beforeAll(async () => {
  contracts = await deployPaymentContracts(chain().transactions);
  await chain().transactions.call('evm_setAutomine', [false]);
});
afterAll(() => chain().transactions.call('evm_setAutomine', [true]));

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const never = new Promise<never>(() => undefined);

type Transaction = Record<string, unknown>;

interface Round {
  random: () => number;
  batches: boolean;
  /** Gas of one transaction, in hex. */
  gas: Hex;
}

/** A wallet over the node, with accidents. */
function createWallet({ random, batches, gas }: Round) {
  const { call } = chain().transactions;
  const sendAs = async (transaction: Transaction, change: Transaction = {}): Promise<Hex> => {
    const nonce = await call<Hex>('eth_getTransactionCount', [payer, 'pending']);
    const sent = { gas, gasPrice: '0x77359400', nonce, ...transaction, ...change };
    return call<Hex>('eth_sendTransaction', [sent]);
  };
  /** @returns the hash that the page is told */
  async function sendWithAccident(transaction: Transaction): Promise<Hex> {
    const nonce = await call<Hex>('eth_getTransactionCount', [payer, 'pending']);
    const hash = await sendAs(transaction);
    const accident = random();
    const faster = { nonce, gasPrice: '0xee6b2800' };
    if (accident < 0.12) await sendAs(transaction);
    else if (accident < 0.24) await sendAs(transaction, faster);
    else if (accident < 0.34) await sendAs({ from: payer, to: payer }, faster);
    else if (accident < 0.46) await call('anvil_dropTransaction', [hash]);
    return hash;
  }
  const answer = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [payer];
    if (method === 'eth_chainId') return toHex(devChainId);
    if (method === 'wallet_getCapabilities' && batches)
      return { [toHex(devChainId)]: { atomic: { status: 'supported' } } };
    if (method !== 'eth_sendTransaction' && method !== 'wallet_sendCalls') throw { code: 4200 };
    if (random() < 0.15) throw { code: 4001 };
    if (method === 'eth_sendTransaction') return sendWithAccident(params[0] as Transaction);
    const [{ calls }] = params as [{ calls: { to: Hex; data: Hex }[] }];
    return { id: await sendWithAccident({ from: payer, ...executorCallOf(payer, calls) }) };
  };
  return async (method: string, params: readonly unknown[]) => {
    const result = await answer(method, params);
    // Sent, but the answer is lost.
    if (method.includes('send') && random() < 0.1) throw { code: -32_603 };
    return result;
  };
}

/** One visit of the page, which ends by itself or is killed: then nothing of it ever goes on. */
async function visit(kept: string, round: Round): Promise<string> {
  const { random } = round;
  const { call } = chain().transactions;
  let text = kept;
  let isDead = false;
  let steps = random() < 0.7 ? 2 + Math.floor(random() * 40) : Number.POSITIVE_INFINITY;
  let kill!: () => void;
  const killed = new Promise<void>((resolve) => (kill = resolve));
  const step = async () => {
    steps -= 1;
    if (steps <= 0) {
      isDead = true;
      kill();
    }
    if (isDead) await never;
  };
  const relay = relayTo(chain().rpcUrl);
  const ask: AskNode = async (calls) => {
    await step();
    if (random() < 0.03) return calls.map(() => ({ ok: false, reason: 'refused' }));
    const answers = await relay(calls);
    await step();
    return answers;
  };
  const wallet = createWallet(round);
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    await step();
    const answer = await wallet(method, params);
    await step();
    return answer;
  };
  let rests = 0;
  const rest = async () => {
    await step();
    rests += 1;
    if (random() < 0.5) await call('anvil_mine', ['0x1']);
    // The person does not wait forever for a transaction that was dropped.
    if (rests > 8) steps = 1;
  };
  const onChange = (list: Parameters<typeof writeList>[0]) => {
    if (!isDead) text = writeList(list);
  };
  const list = parseList(text)!;
  const run = performList(list, { ask, provider: { request }, onChange, rest }).then(onChange);
  await Promise.race([run, killed]);
  return text;
}

interface Played {
  seed: number;
  rows: number;
  /** Of the two devices. */
  sizes: readonly number[];
  gas: Hex;
}

async function playRound({ seed, rows: count, sizes, gas }: Played): Promise<void> {
  const asset: Asset =
    seed % 3 === 0
      ? { kind: 'coin', symbol: 'BNB', decimals: 18 }
      : { kind: 'token', token: contracts.quiet, symbol: 'QUIET', decimals: 6 };
  const batches = seed % 3 === 2;
  await (batches ? contracts.delegate() : contracts.undelegate());
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ index, line: index + 1 },
    ...{ address: freshAddress(seed, index), amount: BigInt(index + 1) },
  }));
  const terms = { network: network.key, chainId: network.chainId, contract, account: payer, asset, rows };
  const plan = {
    ...terms,
    skipped: [],
    leftOut: [],
    round: 0,
    gasEach: 40_000n,
    gasCap: 15_000_000n,
    startBlock: 0n,
  };
  const visitors = sizes.map((size, index) => ({
    text: writeList(createList({ ...plan, size })),
    round: { random: randomFrom(seed * 10 + index), batches, gas },
  }));
  for (let visits = 0; visits < 200 && !visitors.some(({ text }) => isPaid(parseList(text)!)); visits += 1) {
    const kept = await Promise.all(visitors.map(({ text, round }) => visit(text, round)));
    for (const [index, visitor] of visitors.entries()) visitor.text = kept[index]!;
    await chain().transactions.call('anvil_mine', ['0x1']);
  }
  // Whatever is still in the node's pool is mined too.
  await chain().transactions.call('anvil_mine', ['0x20']);
  const token = asset.kind === 'coin' ? null : asset.token;
  const received = await Promise.all(rows.map(({ address }) => contracts.balanceOf(token, address)));
  expect(received, `seed ${seed}`).toEqual(rows.map(({ amount }) => amount));
}

test(`${rounds} lists under kills, lost answers, repeated, replaced, canceled and dropped transactions, on two devices: every recipient is paid exactly once`, async () => {
  for (let seed = 1; seed <= rounds; seed += 1)
    await playRound({ seed, rows: 7, sizes: [3, 1 + (seed % 4)], gas: '0x4c4b40' });
});

test('2,000 rows in chunks of 300 on one device and of 200 on another: every recipient is paid exactly once', () =>
  playRound({ seed: 999, rows: 2_000, sizes: [300, 200], gas: '0xe4e1c0' }));
