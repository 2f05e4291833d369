import { encodeFunctionData, keccak256, numberToHex, pad, type Hex } from 'viem';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { readStates } from '#features/tools/approvals/model/reading/read-states.ts';
import type { Eip1193Provider } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { findBatch } from '#features/core/wallet-connection/model/wallet-calls.ts';
import { paidTopic, paymentAbi, paymentCodeHash } from '../payment-contract.ts';
import { reconcile } from './chunk-ledger.ts';
import { chunkSizes } from './chunk-rows.ts';
import { createList, type Chunk, type PaymentList, type PaymentTerms } from './payment-list.ts';

type Payer = Pick<PaymentTerms, 'contract' | 'account'>;

/** Whether the contract has each mark; null where the chain did not say. */
async function readMarks(
  ask: AskNode,
  { contract, account }: Payer,
  ids: readonly Hex[],
): Promise<(boolean | null)[]> {
  const calls = ids.map((id) => ({
    to: contract,
    data: encodeFunctionData({ abi: paymentAbi, functionName: 'isPaid', args: [account, id] }),
  }));
  const states = await readStates(ask, calls);
  return states.map((state) => (state.kind === 'value' ? BigInt(state.data) === 1n : null));
}

/** Whether the contract is the one we know; null where the chain did not say. */
export async function isKnownContract(ask: AskNode, contract: Hex): Promise<boolean | null> {
  const [answer] = await askAll(ask, [{ method: 'eth_getCode', params: [contract, 'latest'] }]);
  if (!answer?.ok || typeof answer.result !== 'string') return null;
  return keccak256(answer.result as Hex) === paymentCodeHash;
}

interface Found {
  hash: Hex;
  block: bigint;
}

/** Transactions in which the contract marked payments, by the payments' ids: also those that replaced another. */
async function findPayments(
  ask: AskNode,
  { contract, account, startBlock }: Payer & Pick<PaymentTerms, 'startBlock'>,
): Promise<Map<Hex, Found>> {
  const [head] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  if (!head?.ok) return new Map();
  const filter = {
    fromBlock: numberToHex(startBlock),
    toBlock: head.result,
    topics: [[paidTopic], pad(account)],
  };
  const [answer] = await askAll(ask, [{ method: 'eth_getLogs', params: [filter] }]);
  const logs = answer?.ok && Array.isArray(answer.result) ? (answer.result as Record<string, unknown>[]) : [];
  return new Map(
    logs
      .filter((log) => String(log['address']).toLowerCase() === contract)
      .map((log) => [
        (log['topics'] as Hex[])[2]!,
        { hash: log['transactionHash'] as Hex, block: BigInt(log['blockNumber'] as Hex) },
      ]),
  );
}

/** What became of a chunk's own transaction or batch; null where it is in no block, or the chain did not say. */
async function findOutcome(
  { ask, provider }: { ask: AskNode; provider: Eip1193Provider | null },
  { state }: Chunk,
): Promise<'worked' | 'reverted' | null> {
  if (state.state === 'sent' && state.batchId !== null && provider !== null)
    return (await findBatch(provider, state.batchId))?.state === 'failed' ? 'reverted' : null;
  if (state.state === 'prepared' || state.state === 'asking' || state.hash === null) return null;
  const [answer] = await askAll(ask, [{ method: 'eth_getTransactionReceipt', params: [state.hash] }]);
  const status = answer?.ok ? (answer.result as { status?: unknown } | null)?.status : undefined;
  if (status === '0x0') return 'reverted';
  return status === '0x1' ? 'worked' : null;
}

/** A chunk as the chain has it. A hash that the payment is not known by is not shown: another transaction may have replaced it. */
function seenChunk(
  chunk: Chunk,
  mark: boolean | null,
  { outcome, payment }: { outcome: 'worked' | 'reverted' | null; payment: Found | undefined },
): Chunk {
  const state = reconcile(chunk.state, { isMarked: mark, hasReverted: outcome === 'reverted' });
  if (state.state !== 'paid') return { ...chunk, state, block: null };
  if (payment) return { ...chunk, state: { state: 'paid', hash: payment.hash }, block: payment.block };
  const isKnown = chunk.block !== null || outcome === 'worked';
  return { ...chunk, state: isKnown ? state : { state: 'paid', hash: null } };
}

/** Compares a list with the chain. What the chain does not say is left as it is, and its mark is null. */
export async function lookAtChain(
  list: PaymentList,
  devices: { ask: AskNode; provider: Eip1193Provider | null },
): Promise<{ list: PaymentList; marks: readonly (boolean | null)[] }> {
  const { ask } = devices;
  const open = list.chunks.map((chunk) => (chunk.block === null ? findOutcome(devices, chunk) : null));
  const outcomes = await Promise.all(open);
  // After the receipts: a payment that was mined in between is seen as paid.
  const marks = await readMarks(
    ask,
    list,
    list.chunks.map(({ id }) => id),
  );
  const lacksBlock = list.chunks.some(({ block }, index) => marks[index] === true && block === null);
  const found = lacksBlock ? await findPayments(ask, list) : new Map<Hex, Found>();
  const chunks = list.chunks.map((chunk, index) =>
    seenChunk(chunk, marks[index] ?? null, {
      outcome: outcomes[index] ?? null,
      payment: found.get(chunk.id),
    }),
  );
  return { list: { ...list, chunks }, marks };
}

/**
 * Looks for the same list among what the account has paid: with another size of chunks, in another window, on another device.
 * @returns the list as far as it is paid; a new one where nothing is; undefined where the chain did not say
 */
export async function findBegun(ask: AskNode, terms: PaymentTerms): Promise<PaymentList | undefined> {
  const sizes = [...new Set([terms.size, ...chunkSizes])];
  const lists = sizes.map((size) => createList({ ...terms, size }));
  const marks = await readMarks(
    ask,
    terms,
    lists.map(({ chunks }) => chunks[0]!.id),
  );
  if (marks.includes(null)) return undefined;
  const begun = lists[Math.max(0, marks.indexOf(true))]!;
  const seen = await lookAtChain(begun, { ask, provider: null });
  return seen.marks.includes(null) ? undefined : seen.list;
}
