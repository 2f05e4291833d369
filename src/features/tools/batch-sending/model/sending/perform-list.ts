import { encodeFunctionData, erc20Abi, toHex, type Hex } from 'viem';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { readStates } from '#features/tools/approvals/model/reading/read-states.ts';
import {
  countTransactions,
  traceTransactions,
  type Trace,
} from '#features/tools/approvals/model/tracing/trace-transactions.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { canBatch, sendCall, sendCalls } from '#features/core/wallet-connection/model/wallet-calls.ts';
import type { AddedChain } from '#features/core/wallet-connection/model/wallet-chain.ts';
import { findObstacle } from '#features/core/wallet-connection/model/wallet-obstacle.ts';
import { walletRefusalOf } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { approvalCall, paymentCall, totalOf, type PaymentCall } from '../payment-contract.ts';
import { canBeSigned, hasEnded, sentAs } from './chunk-ledger.ts';
import { usableGas } from './chunk-rows.ts';
import { isKnownContract, lookAtChain } from './look-at-chain.ts';
import { nextChunk, openTotal, withChunk, type Chunk, type PaymentList, type Stop } from './payment-list.ts';
import { callParams } from './simulate-payment.ts';
import { tryRows } from './trial.ts';

export interface ListDevices {
  ask: AskNode;
  /** Null after a reload, while no wallet is connected: then only the chain is asked. */
  provider: Eip1193Provider | null;
  /** The list's network, for a wallet that lacks it; undefined where it cannot be offered. */
  added?: AddedChain | undefined;
  /** Told each step, to keep and to show it; a chunk is kept as `asking` before the wallet sees it. */
  onChange(list: PaymentList): void;
  /** Pauses between two looks at the chain. */
  rest(): Promise<void>;
  signal?: AbortSignal | undefined;
}

type SigningDevices = ListDevices & { provider: Eip1193Provider };

const stopped = (list: PaymentList, stop: Stop, rejected: readonly number[] = []): PaymentList => ({
  ...list,
  stop,
  rejected,
});

/** What the contract may take of the list's token; 0 for coins, null where the chain did not say. */
async function readAllowance(
  ask: AskNode,
  { asset, account, contract }: PaymentList,
): Promise<bigint | null> {
  if (asset.kind === 'coin') return 0n;
  const args = [account, contract] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
  const [state] = await readStates(ask, [{ to: asset.token, data }]);
  return state?.kind === 'value' ? BigInt(state.data) : null;
}

const signerOf = ({ account, chainId }: PaymentList) => ({ from: account, chainId });

const walletCall = ({ to, data, value }: PaymentCall) => ({ to, data, value: toHex(value) });

/** Waits until the chain has an approval. */
async function awaitApproval(
  list: PaymentList,
  { hash, amount }: { hash: string; amount: bigint },
  { ask, rest, signal }: SigningDevices,
): Promise<Stop | null> {
  let trace: Trace = { nonce: null, missed: 0 };
  while (!signal?.aborted) {
    const [answer] = await askAll(ask, [{ method: 'eth_getTransactionReceipt', params: [hash] }]);
    const receipt = answer?.ok ? (answer.result as { status?: unknown } | null) : null;
    // A wallet may have replaced the transaction: then the approval says that it is done.
    if (receipt !== null || (await readAllowance(ask, list)) === amount)
      return receipt?.status === '0x0' ? 'approval' : null;
    const now = (await traceTransactions(ask, list.account, [hash]))(hash, trace);
    if (typeof now === 'string') return 'approval-lost';
    trace = now;
    await rest();
  }
  return 'approval-lost';
}

/** Sends an approval and waits until the chain has it. Where the person has stopped, the wallet is not asked. */
async function approve(list: PaymentList, amount: bigint, devices: SigningDevices): Promise<Stop | null> {
  if (list.asset.kind === 'coin') return null;
  if (devices.signal?.aborted) return 'approval-lost';
  try {
    const call = walletCall(approvalCall(list.asset.token, list.contract, amount));
    const hash = await sendCall(devices.provider, signerOf(list), call);
    return await awaitApproval(list, { hash, amount }, devices);
  } catch (error) {
    return walletRefusalOf(error);
  }
}

/** Brings the approval to exactly what is still to be paid. Some tokens change it only from or to zero. */
async function approveExactly(list: PaymentList, devices: SigningDevices): Promise<Stop | null> {
  const wanted = openTotal(list);
  const allowed = await readAllowance(devices.ask, list);
  if (allowed === null) return 'unread';
  if (list.asset.kind === 'coin' || allowed === wanted) return null;
  const cleared = allowed > 0n ? await approve(list, 0n, devices) : null;
  if (cleared !== null) return cleared;
  const refused = await approve(list, wanted, devices);
  if (refused !== null) return refused;
  return (await readAllowance(devices.ask, list)) === wanted ? null : 'approval';
}

/** Tries a chunk as it will be sent; where it fails, parts of it, so that the lines can be named. */
async function tryChunk(
  list: PaymentList,
  chunk: Chunk,
  { ask, isApproved }: { ask: AskNode; isApproved: boolean },
): Promise<Pick<PaymentList, 'stop' | 'rejected'>> {
  if (isApproved) {
    const call = callParams(list.account, paymentCall(list, chunk.rows), usableGas(list.gasCap));
    const [answer] = await askAll(ask, [{ method: 'eth_call', params: [call, 'latest'] }]);
    if (answer?.ok) return { stop: null, rejected: [] };
    if (answer?.reason !== 'reverted') return { stop: 'unread', rejected: [] };
  }
  const tried = await tryRows({ ...list, ask }, chunk.rows);
  if (typeof tried === 'string') return { stop: tried === 'unread' ? 'unread' : 'rejected', rejected: [] };
  const hasFailed = isApproved || tried.rejected.length > 0;
  return { stop: hasFailed ? 'rejected' : null, rejected: tried.rejected };
}

interface Sent {
  hash: Hex | null;
  batchId: string | null;
}

/** One signature: in a batch the exact approval and the payment together, else the payment alone. */
async function send(
  list: PaymentList,
  chunk: Chunk,
  { provider, allowed }: { provider: Eip1193Provider; allowed: bigint | 'approved' },
): Promise<Sent> {
  const payment = walletCall(paymentCall(list, chunk.rows));
  if (allowed === 'approved' || list.asset.kind === 'coin')
    return { hash: (await sendCall(provider, signerOf(list), payment)) as Hex, batchId: null };
  const { token } = list.asset;
  const clearing = allowed > 0n ? [approvalCall(token, list.contract, 0n)] : [];
  const approvals = [...clearing, approvalCall(token, list.contract, totalOf(chunk.rows))].map(walletCall);
  const batch = { ...signerOf(list), calls: [...approvals, payment] };
  return { hash: null, batchId: await sendCalls(provider, batch) };
}

/** Looks at the chain until nothing that was sent is still open. */
export async function awaitSent(started: PaymentList, devices: ListDevices): Promise<PaymentList> {
  let { list } = await lookAtChain(started, devices);
  devices.onChange(list);
  while (list.chunks.some(({ state }) => state.state === 'sent') && !devices.signal?.aborted) {
    await devices.rest();
    ({ list } = await lookAtChain(list, devices));
    devices.onChange(list);
  }
  return list;
}

/** Hands one chunk to the wallet, kept as `asking` before. */
async function signChunk(
  list: PaymentList,
  index: number,
  { nonce, ...devices }: SigningDevices & { allowed: bigint | 'approved'; nonce: number | undefined },
): Promise<PaymentList> {
  const chunk = list.chunks[index]!;
  const asking = withChunk(list, index, { state: { state: 'asking', nonce } });
  devices.onChange(asking);
  try {
    const sent = await send(list, chunk, devices);
    const next = withChunk(list, index, { state: sentAs({ ...sent, at: Date.now() }) });
    devices.onChange(next);
    return awaitSent(next, devices);
  } catch (error) {
    const refusal = walletRefusalOf(error);
    return stopped(refusal === 'declined' ? withChunk(list, index, { state: chunk.state }) : asking, refusal);
  }
}

/** Whether a chunk was asked for by a visit that got no answer, and the pool now shows that it was sent. */
function wasFound({ chunks }: PaymentList, { rows, state }: Chunk): boolean {
  const before = chunks.find((chunk) => chunk.rows.some(({ index }) => index === rows[0]!.index));
  return before?.state.state === 'asking' && state.state === 'sent';
}

/** One chunk: compared with the chain, approved, tried, signed, and seen on the chain. */
async function payChunk(
  started: PaymentList,
  { isBatching, ...devices }: SigningDevices & { isBatching: boolean },
): Promise<PaymentList> {
  const { ask, onChange } = devices;
  const { list, paid } = await lookAtChain(started, devices);
  onChange(list);
  const index = nextChunk(list);
  const chunk = list.chunks[index];
  if (chunk === undefined) return list;
  const isMarked = paid === null ? null : chunk.rows.some((row) => paid.has(row.index));
  if (!canBeSigned(chunk.state, { isMarked })) return stopped(list, 'unread');
  if (wasFound(started, chunk)) return awaitSent(list, devices);
  const refused = isBatching ? null : await approveExactly(list, devices);
  if (refused !== null) return stopped(list, refused);
  const isApproved = !isBatching || list.asset.kind === 'coin';
  const tried = await tryChunk(list, chunk, { ask, isApproved });
  if (tried.stop !== null) return { ...list, ...tried };
  const allowed = isApproved ? 'approved' : await readAllowance(ask, list);
  if (allowed === null) return stopped(list, 'unread');
  const { known: nonce } = await countTransactions(ask, list.account);
  if (devices.signal?.aborted) return list;
  return signChunk(list, index, { ...devices, allowed, nonce });
}

/**
 * Pays the chunks that are not paid, one after the other, each only after the chain has said that it is not paid. Never throws; where
 * something is in the way, the list says what.
 */
export async function performList(started: PaymentList, devices: SigningDevices): Promise<PaymentList> {
  const { ask, provider, added, onChange } = devices;
  let list: PaymentList = { ...started, stop: await findObstacle(provider, started, added), rejected: [] };
  if (list.stop === null) {
    const isKnown = await isKnownContract(ask, list.contract);
    if (isKnown !== true) list = stopped(list, isKnown === null ? 'unread' : 'code');
  }
  onChange(list);
  if (list.stop !== null) return list;
  const isBatching = list.asset.kind === 'token' && (await canBatch(provider, list.chainId, list.account));
  while (nextChunk(list) !== -1) {
    // Accounts, networks and locks change while the chain is waited for; the wallet asks the person about each.
    const obstacle = await findObstacle(provider, list, added);
    if (devices.signal?.aborted) break;
    list = obstacle === null ? await payChunk(list, { ...devices, isBatching }) : stopped(list, obstacle);
    onChange(list);
    if (list.stop !== null || devices.signal?.aborted) break;
    if (list.chunks.some(({ state }) => hasEnded(state))) break;
  }
  return list;
}
