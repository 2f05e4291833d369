import type { Database, DatabaseTransaction, Engine } from '#platform/database/database.ts';
import type { RefundIssue } from '../../model/refund.ts';
import { lockSubmission } from '../lock-submission.ts';
import { leftOf, type PaidPayment } from './find-paid.ts';
import { countedStatuses } from './refund-rows.ts';

/** What would count as a refund from now on. */
interface Candidate {
  txHash: string;
  payment: PaidPayment;
  /** In base units; undefined asks for all that is left of the payment. */
  amountUnits?: bigint | undefined;
  /** A record that does not count beside it: the one that is corrected, or the candidate's own. */
  except?: number | undefined;
}

type Admission =
  { ok: true; leftUnits: bigint | null } | { ok: false; code: RefundIssue; leftUnits?: bigint };

/**
 * Records of the same transactions and of the same submission wait for each other from here on, so that each sees what the others counted.
 * Transactions are locked before the submission, as payments are settled, so that nobody waits in a circle.
 */
export async function lockRefunds(
  engine: Engine,
  transaction: DatabaseTransaction,
  { hashes, submissionId }: { hashes: readonly string[]; submissionId: number },
): Promise<void> {
  for (const hash of [...new Set(hashes)].toSorted()) await engine.lock(transaction, hash);
  await lockSubmission(transaction, submissionId);
}

/**
 * The rule of every record that begins to count, new or again: its transaction is neither a payment nor another refund, and together with
 * what counts already it gives back no more than was paid. Behind `lockRefunds`.
 */
export async function admitRefund(
  transaction: DatabaseTransaction,
  { txHash, payment, amountUnits, except }: Candidate,
): Promise<Admission> {
  if (await isPayment(transaction, { txHash, payment })) return { ok: false, code: 'is-payment' };
  if (await isRecorded(transaction, txHash, except)) return { ok: false, code: 'recorded-already' };
  const leftUnits = await leftOf(transaction, payment, except);
  if (leftUnits !== null && leftUnits <= 0n) return { ok: false, code: 'refunded-already' };
  if (leftUnits !== null && amountUnits !== undefined && amountUnits > leftUnits)
    return { ok: false, code: 'too-much', leftUnits };
  return { ok: true, leftUnits };
}

/** Was the transaction accepted as a payment, or sent in as the one that is given back? */
async function isPayment(
  database: Database,
  { txHash, payment }: { txHash: string; payment: PaidPayment },
): Promise<boolean> {
  return payment.txHash === txHash || isAccepted(database, txHash);
}

/** Was the transaction accepted as a payment? */
export async function isAccepted(database: Database, txHash: string): Promise<boolean> {
  const accepted = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Is the transaction recorded as a refund already, of a payment or of a transfer that belongs to no submission? */
export async function isRecorded(database: Database, txHash: string, except?: number): Promise<boolean> {
  const row = await database
    .selectFrom('refunds')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('status', 'in', countedStatuses)
    .where('id', '<>', except ?? 0)
    .executeTakeFirst();
  if (row) return true;
  const ofTransfer = await database
    .selectFrom('transfer_refunds')
    .select('id')
    .where('tx_hash', '=', txHash)
    .executeTakeFirst();
  return ofTransfer !== undefined;
}
