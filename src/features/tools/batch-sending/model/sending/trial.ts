import { toHex, type Hex } from 'viem';
import { askAll, type AskNode, type NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import type { Recipient } from '../list/parse-recipients.ts';
import { transferCall, type PaymentCall } from '../payment-contract.ts';

export interface Trial {
  ask: AskNode;
  /** Who pays. */
  account: Hex;
  asset: Asset;
}

/** Gas that the contract leaves to a recipient of coins, with what a plain transfer costs. */
const coinGas = 21_000n + 50_000n;
/** Of a row in the contract, beyond what the recipient itself needs: the call, a new account, the reading of the row. */
const coinRowGas = 40_000n;
/** A transfer by the contract also reads and lowers the approval. */
const tokenRowGas = 12_000n;
const plainGas = 21_000n;
/** Transfers of a token cost alike; some of them say how much. */
const sampleSize = 40;

export const callParams = (from: Hex, { to, data, value }: PaymentCall, gas?: bigint) => ({
  from,
  to,
  data,
  ...(value > 0n ? { value: toHex(value) } : {}),
  ...(gas === undefined ? {} : { gas: toHex(gas) }),
});

/** Whether a transfer said yes; tokens that return nothing say so by not reverting. */
const hasWorked = (answer: NodeAnswer) =>
  answer.ok &&
  (answer.result === '0x' || (typeof answer.result === 'string' && BigInt(answer.result) === 1n));

export interface TrialResult {
  /** Lines whose payment the chain rejects. */
  rejected: readonly number[];
  /** Gas of one row at most; null where the node did not say. */
  gasEach: bigint | null;
}

const gasIn = (answer: NodeAnswer | undefined) =>
  answer?.ok && typeof answer.result === 'string' ? BigInt(answer.result) : null;

const largest = (values: readonly bigint[]) => values.reduce((most, each) => (each > most ? each : most), 0n);

const isOpen = (answer: NodeAnswer | undefined) => !answer || (!answer.ok && answer.reason !== 'reverted');

async function tryCoins(
  { ask, account, asset }: Trial,
  rows: readonly Recipient[],
): Promise<TrialResult | 'unread'> {
  const answers = await askAll(
    ask,
    rows.map((row) => ({
      method: 'eth_estimateGas',
      params: [callParams(account, transferCall(asset, row))],
    })),
  );
  if (answers.some(isOpen)) return 'unread';
  const gas = answers.map(gasIn);
  const rejected = rows.filter((_, index) => (gas[index] ?? coinGas + 1n) > coinGas);
  const most = largest(gas.map((each) => (each === null || each > coinGas ? plainGas : each)));
  return { rejected: rejected.map(({ line }) => line), gasEach: most - plainGas + coinRowGas };
}

async function tryTokens(
  { ask, account, asset }: Trial,
  rows: readonly Recipient[],
): Promise<TrialResult | 'unread'> {
  const calls = rows.map((row) => callParams(account, transferCall(asset, row)));
  const answers = await askAll(
    ask,
    calls.map((call) => ({ method: 'eth_call', params: [call, 'latest'] })),
  );
  if (answers.some(isOpen)) return 'unread';
  const worked = calls.filter((_, index) => hasWorked(answers[index]!));
  const step = Math.max(1, Math.floor(worked.length / sampleSize));
  const sample = worked.filter((_, index) => index % step === 0).slice(0, sampleSize);
  const gas = await askAll(
    ask,
    sample.map((call) => ({ method: 'eth_estimateGas', params: [call] })),
  );
  const known = gas.flatMap((answer) => gasIn(answer) ?? []);
  return {
    rejected: rows.filter((_, index) => !hasWorked(answers[index]!)).map(({ line }) => line),
    gasEach: known.length === 0 ? null : largest(known) - plainGas + tokenRowGas,
  };
}

/** Tries each payment on its own from the payer's account, without sending anything. */
export const tryRows = (trial: Trial, rows: readonly Recipient[]): Promise<TrialResult | 'unread'> =>
  trial.asset.kind === 'coin' ? tryCoins(trial, rows) : tryTokens(trial, rows);

/** Rows that are tried together; between them the person can stop and see how far it is. */
const rowsPerPart = 200;

/** Tries any number of rows. @param onProgress told how many were tried @returns undefined when it was stopped */
export async function tryList(
  trial: Trial,
  rows: readonly Recipient[],
  { onProgress, signal }: { onProgress(done: number): void; signal: AbortSignal },
): Promise<TrialResult | 'unread' | undefined> {
  const rejected: number[] = [];
  let gasEach: bigint | null = null;
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    onProgress(start);
    const tried = await tryRows(trial, rows.slice(start, start + rowsPerPart));
    if (signal.aborted) return undefined;
    if (tried === 'unread') return 'unread';
    rejected.push(...tried.rejected);
    if (tried.gasEach !== null && tried.gasEach > (gasEach ?? 0n)) gasEach = tried.gasEach;
  }
  return { rejected, gasEach };
}
