import { askAll } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Recipient } from '../list/parse-recipients.ts';
import type { SendNetwork } from '../send-network.ts';
import { largestSize } from './chunk-rows.ts';
import { findBegun } from './look-at-chain.ts';
import { isPaid, type LeftOut, type PaymentList, type PaymentTerms } from './payment-list.ts';
import { tryList, type Trial } from './trial.ts';

/** For a token whose gas the node cannot say: more than a transfer in ordinary use. */
const assumedGas = 120_000n;

export interface ListToPrepare extends Trial {
  network: Pick<SendNetwork, 'key' | 'chainId' | 'contract'>;
  rows: readonly Recipient[];
  leftOut: readonly LeftOut[];
  onProgress(done: number): void;
  signal: AbortSignal;
}

/** `rejected`: lines that the chain would refuse. `unread`: the chain could not be asked. `too-large`: one payment alone needs too much gas. */
export type Preparation =
  | { kind: 'ready'; list: PaymentList }
  | { kind: 'rejected'; lines: readonly number[] }
  | { kind: 'unread' | 'too-large' };

/** Tries every row and finds out whether the same list was begun before. @returns undefined when it was stopped */
export async function prepareList(given: ListToPrepare): Promise<Preparation | undefined> {
  const { ask, account, asset, network, rows, leftOut } = given;
  const tried = await tryList(given, rows, given);
  if (tried === undefined) return undefined;
  if (tried === 'unread') return { kind: 'unread' };
  if (tried.rejected.length > 0) return { kind: 'rejected', lines: tried.rejected };
  const gasEach = tried.gasEach ?? assumedGas;
  const size = largestSize(gasEach);
  if (size === undefined) return { kind: 'too-large' };
  const [head] = await askAll(ask, [{ method: 'eth_blockNumber', params: [] }]);
  if (!head?.ok) return { kind: 'unread' };
  const { key, chainId, contract } = network;
  const what = { network: key, chainId, contract, account, asset, rows, leftOut };
  const startBlock = BigInt(head.result as string);
  const list = await findBegun(ask, { ...what, round: 0, size, gasEach, startBlock });
  return list ? { kind: 'ready', list } : { kind: 'unread' };
}

/** The same list once more, after it was paid. @returns undefined where the chain did not say */
export async function prepareAgain(
  ask: Trial['ask'],
  { round, ...terms }: PaymentTerms,
): Promise<PaymentList | undefined> {
  const next = await findBegun(ask, { ...terms, round: round + 1 });
  return next && isPaid(next) ? prepareAgain(ask, next) : next;
}
