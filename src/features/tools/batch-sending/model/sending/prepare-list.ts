import { askAll } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Recipient } from '../list/parse-recipients.ts';
import { totalOf } from '../payment-contract.ts';
import type { SendNetwork } from '../send-network.ts';
import { findFileDoubt, type FileDoubt } from './check-file.ts';
import { gasCapOf, largestSize } from './chunk-rows.ts';
import { findBegun, isKnownContract } from './look-at-chain.ts';
import { isPaid, listIdOf, type LeftOut, type PaymentList, type PaymentTerms } from './payment-list.ts';
import { readMarks } from './read-marks.ts';
import { tryList, type Trial } from './trial.ts';

/** For a token whose gas the node cannot say: more than a transfer in ordinary use. */
const assumedGas = 120_000n;

export interface ListToPrepare extends Pick<Trial, 'ask' | 'account' | 'asset'> {
  network: Pick<SendNetwork, 'key' | 'chainId' | 'contract'>;
  /** Every line that could be read, in the list's order: also those that are not paid. */
  recipients: readonly Recipient[];
  /** Lines that are not paid. */
  leftOut: readonly LeftOut[];
  /** What the account has of the asset. */
  balance: bigint;
  /** The list of the batch file that is open: of a list without one this is the first round, and its payments are looked for from now on. */
  file?: PaymentList | undefined;
  onProgress(done: number): void;
  signal: AbortSignal;
}

/**
 * `rejected`: lines that the chain would refuse. `short`: what is not paid yet adds up to more than the balance. `unread`: the chain
 * could not be asked. `code`: the contract is not the one we know. `too-large`: one payment alone needs too much gas. `refused`: the
 * token does not let the contract pay. A doubt about the batch file is a reason as well. `arriving`: what recipients receive of what is still open, where the trial could tell.
 */
export type Preparation =
  | { kind: 'ready'; list: PaymentList; arriving: bigint | null }
  | { kind: 'rejected'; lines: readonly number[] }
  | { kind: 'short'; total: bigint; balance: bigint }
  | { kind: 'code' | 'too-large' | 'refused' | FileDoubt };

/** What a list is, before its chunks are known; undefined where the chain did not say what is paid. */
async function readTerms({ ask, account, asset, network, recipients, leftOut, file }: ListToPrepare) {
  const { key, chainId, contract } = network;
  const rows = recipients.map((recipient, index) => ({ ...recipient, index }));
  const what = { network: key, chainId, contract, account, asset, round: file?.round ?? 0 };
  const id = listIdOf({ ...what, rows, skipped: [] });
  const paid = await readMarks(ask, { contract, account, id, rows, skipped: [] });
  if (paid === null) return undefined;
  const out = new Set(leftOut.map(({ line }) => line));
  // A line that was paid before belongs to the list, whatever a trial says of it today.
  const paidLines = new Set(rows.filter(({ index }) => paid.has(index)).map(({ line }) => line));
  const isOut = ({ line }: { line: number }) => out.has(line) && !paidLines.has(line);
  return {
    ...what,
    id,
    rows: rows.filter((row) => !isOut(row)),
    skipped: rows.filter(isOut),
    leftOut: leftOut.filter(isOut),
    paidLines,
  };
}

/** The latest block and the gas that a transaction may have; undefined where the chain did not say the block. */
async function readLatest(
  ask: Trial['ask'],
): Promise<Pick<PaymentTerms, 'startBlock' | 'gasCap'> | undefined> {
  const [head] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  if (!head?.ok || typeof head.result !== 'string') return undefined;
  const [block] = await askAll(ask, [{ method: 'eth_getBlockByNumber', params: [head.result, false] }]);
  const limit = block?.ok ? (block.result as { gasLimit?: unknown } | null)?.gasLimit : undefined;
  const blockGas = typeof limit === 'string' && /^0x[0-9a-f]{1,16}$/i.test(limit) ? BigInt(limit) : null;
  return { startBlock: BigInt(head.result), gasCap: gasCapOf(blockGas) };
}

/** Finds out what of a list is paid, and tries every other row. @returns undefined when it was stopped */
export async function prepareList(given: ListToPrepare): Promise<Preparation | undefined> {
  const { ask, balance, network } = given;
  const isKnown = await isKnownContract(ask, network.contract);
  if (isKnown !== true) return { kind: isKnown === null ? 'unread' : 'code' };
  const terms = await readTerms(given);
  if (given.signal.aborted) return undefined;
  if (terms === undefined) return { kind: 'unread' };
  const { paidLines, id, ...what } = terms;
  const doubt = given.file ? await findFileDoubt(ask, given.file, id) : null;
  if (given.signal.aborted) return undefined;
  if (doubt !== null) return { kind: doubt };
  const open = what.rows.filter(({ line }) => !paidLines.has(line));
  const total = totalOf(open);
  if (total > balance) return { kind: 'short', total, balance };
  const latest = await readLatest(ask);
  if (latest === undefined) return { kind: 'unread' };
  const tried = await tryList({ ...what, ...latest, ask, id }, open, given);
  if (tried === undefined) return undefined;
  if (typeof tried === 'string') return { kind: tried };
  if (tried.rejected.length > 0) return { kind: 'rejected', lines: tried.rejected };
  const gasEach = tried.gasEach ?? assumedGas;
  const size = largestSize(gasEach, latest.gasCap);
  if (size === undefined) return { kind: 'too-large' };
  const startBlock = given.file?.startBlock ?? latest.startBlock;
  const triedAt = latest.startBlock;
  const list = await findBegun(ask, { ...what, ...latest, startBlock, triedAt, size, gasEach });
  return list ? { kind: 'ready', list, arriving: tried.arriving } : { kind: 'unread' };
}

/** The same list once more, after it was paid. @returns undefined where the chain did not say */
export async function prepareAgain(
  ask: Trial['ask'],
  { round, ...terms }: PaymentTerms,
): Promise<PaymentList | undefined> {
  const next = await findBegun(ask, { ...terms, triedAt: undefined, round: round + 1 });
  return next && isPaid(next) ? prepareAgain(ask, next) : next;
}
