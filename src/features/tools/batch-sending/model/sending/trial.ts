import { askAll, type AskNode, type NodeAnswer } from '#features/tools/approvals/model/reading/node-call.ts';
import { paymentCall, totalOf, transferCall, type ListedRow } from '../payment-contract.ts';
import { usableGas } from './chunk-rows.ts';
import type { PaymentList } from './payment-list.ts';
import { callParams, readSimulation, simulatePayment, type Simulated } from './simulate-payment.ts';

/** A list of which rows are tried: who pays what, and the gas that a transaction may have. */
export interface Trial extends Pick<PaymentList, 'account' | 'asset' | 'contract' | 'id' | 'gasCap'> {
  ask: AskNode;
}

/** Of a transaction and the first word of marks, whatever it pays. */
const fixedGas = 43_000n;
/** Rows cost unlike, and the state that a trial saw can change. */
const gasReservePercent = 20n;
/** A transfer by the contract also reads and lowers the approval. */
const tokenRowGas = 12_000n;
const plainGas = 21_000n;
/** Transfers of a token cost alike; where each is tried on its own, some of them say how much. */
const sampleSize = 40;

interface TrialResult {
  /** Lines whose payment the chain rejects. */
  rejected: readonly number[];
  /** Gas of one row at most; null where the node did not say. */
  gasEach: bigint | null;
  /** What arrives of the accepted rows, less than they add up to where the token takes a fee; null where it is not known. */
  arriving: bigint | null;
}

/** `unread`: the chain could not be asked. `refused`: the token lets nobody pay through the contract. */
type TrialStop = 'unread' | 'refused';

const gasIn = (answer: NodeAnswer | undefined) =>
  answer?.ok && typeof answer.result === 'string' ? BigInt(answer.result) : null;

const largest = (values: readonly bigint[]) => values.reduce((most, each) => (each > most ? each : most), 0n);

const isOpen = (answer: NodeAnswer | undefined) => !answer || (!answer.ok && answer.reason !== 'reverted');

/** Whether a transfer said yes; tokens that return nothing say so by not reverting. */
const hasWorked = (answer: NodeAnswer) =>
  answer.ok &&
  (answer.result === '0x' || (typeof answer.result === 'string' && BigInt(answer.result) === 1n));

type Part = readonly ListedRow[];

/** A payment of coins needs no approval: the estimate of its gas runs it. */
async function tryCoinParts({ ask, account, gasCap, ...terms }: Trial, parts: readonly Part[]) {
  const answers = await askAll(
    ask,
    parts.map((rows) => ({
      method: 'eth_estimateGas',
      params: [callParams(account, paymentCall(terms, rows), usableGas(gasCap))],
    })),
  );
  return answers.map((answer, index): Simulated => {
    const gas = gasIn(answer);
    if (gas !== null) return { kind: 'paid', gas, arriving: totalOf(parts[index]!) };
    if (!answer.ok && answer.reason === 'reverted') return { kind: 'reverted' };
    // Where many rows need more gas than the node allows, half of them need less.
    const isTooMuch = !answer.ok && answer.reason === 'refused' && parts[index]!.length > 1;
    return { kind: isTooMuch ? 'reverted' : 'unread' };
  });
}

async function tryParts(trial: Trial, parts: readonly Part[]): Promise<readonly Simulated[]> {
  const { ask, asset, gasCap } = trial;
  if (asset.kind === 'coin') return tryCoinParts(trial, parts);
  const terms = { ...trial, asset, gas: usableGas(gasCap) };
  const answers = await askAll(
    ask,
    parts.map((rows) => simulatePayment(terms, rows)),
  );
  return answers.map((answer, index) => readSimulation(answer, asset.token, parts[index]!));
}

/** Each row on its own, from the payer's account: for tokens where the node does not simulate, or where nothing of many rows passed. */
async function tryTransfers({ ask, account, asset }: Trial, rows: Part): Promise<TrialResult | 'unread'> {
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
    arriving: null,
  };
}

const halves = (rows: Part): Part[] => {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
};

/** Gas of one row, by the gas of a payment. */
const gasOfEach = (gas: bigint, rows: number) =>
  ((gas > fixedGas ? gas - fixedGas : 0n) * (100n + gasReservePercent)) / (100n * BigInt(rows));

function add(result: TrialResult, simulated: Simulated, rows: Part): TrialResult {
  if (simulated.kind !== 'paid')
    return rows.length === 1 ? { ...result, rejected: [...result.rejected, rows[0]!.line] } : result;
  const { gas, arriving } = simulated;
  return {
    ...result,
    gasEach: largest([result.gasEach ?? 0n, gasOfEach(gas, rows.length)]),
    arriving: arriving === null || result.arriving === null ? null : result.arriving + arriving,
  };
}

/** So many parts that all fail are no accident: the token, not a recipient, is why. */
const partsThatSayAll = 16;

/** Where everything fails: the transfers without the contract say which lines, or that it is the contract that the token refuses. */
async function tryWithoutContract(trial: Trial, rows: Part): Promise<TrialResult | TrialStop> {
  const each = await tryTransfers(trial, rows);
  return each !== 'unread' && each.rejected.length === 0 ? 'refused' : each;
}

const nothing: TrialResult = { rejected: [], gasEach: null, arriving: 0n };

/**
 * Tries rows as the contract would pay them, in one transaction, without sending anything. Where that fails its halves are tried, down to
 * the rows that the chain rejects.
 */
export async function tryRows(trial: Trial, rows: Part): Promise<TrialResult | TrialStop> {
  let result = nothing;
  let parts: readonly Part[] = rows.length === 0 ? [] : [rows];
  while (parts.length > 0) {
    const simulated = await tryParts(trial, parts);
    const kinds = new Set(simulated.map(({ kind }) => kind));
    if (kinds.has('unread')) return 'unread';
    if (kinds.has('approval')) return 'refused';
    if (kinds.has('unable')) return tryTransfers(trial, rows);
    for (const [index, each] of simulated.entries()) result = add(result, each, parts[index]!);
    const failed = parts.filter((part, index) => part.length > 1 && simulated[index]!.kind === 'reverted');
    const isAll = failed.length >= partsThatSayAll && failed.length === parts.length;
    if (isAll && trial.asset.kind === 'token') return tryWithoutContract(trial, rows);
    parts = isAll ? failed.flatMap((part) => part.map((row) => [row])) : failed.flatMap(halves);
  }
  return { ...result, rejected: result.rejected.toSorted((a, b) => a - b) };
}

/** Rows that are tried together, as many as a chunk in ordinary use; between them the person can stop and see how far it is. */
const rowsPerPart = 250;

/** Tries any number of rows. @param onProgress told how many were tried @returns undefined when it was stopped */
export async function tryList(
  trial: Trial,
  rows: Part,
  { onProgress, signal }: { onProgress(done: number): void; signal: AbortSignal },
): Promise<TrialResult | TrialStop | undefined> {
  let all = nothing;
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    onProgress(start);
    const tried = await tryRows(trial, rows.slice(start, start + rowsPerPart));
    if (signal.aborted) return undefined;
    if (typeof tried === 'string') return tried;
    all = {
      rejected: [...all.rejected, ...tried.rejected],
      gasEach: tried.gasEach === null ? all.gasEach : largest([all.gasEach ?? 0n, tried.gasEach]),
      arriving: all.arriving === null || tried.arriving === null ? null : all.arriving + tried.arriving,
    };
  }
  return all;
}
