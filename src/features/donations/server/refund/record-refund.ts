import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { isSame } from '../../model/judge-transfer.ts';
import { parsePaymentLink } from '../../model/payment-link.ts';
import type { RefundIssue } from '../../model/refund.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import { lockSubmission } from '../lock-submission.ts';
import { leftOf, type PaidPayment } from './find-paid.ts';
import { countedStatuses, findRefund, type RefundRow } from './refund-rows.ts';

/** What a person says of a refund that was sent. */
export interface RefundEntry {
  link: string;
  /** Which payment it gives back; without it, the first one of which something is left. */
  paymentId?: number | undefined;
  /** In base units; without it, all that is left of the payment. */
  amountUnits?: bigint | undefined;
  /** Without it, the address that paid. */
  receiver?: string | undefined;
  /** Why it goes to another address than the one that paid. */
  receiverReason?: string | undefined;
}

export interface RefundRecord extends RefundEntry {
  transaction: DatabaseTransaction;
  submissionId: number;
  /** The result of `findPaid`. */
  payments: readonly PaidPayment[];
  /** Account name. */
  recordedBy: string;
  /** The record that this one corrects. */
  replaces?: number | undefined;
}

export type RecordedRefund =
  | { ok: true; refundId: number; amountUnits: bigint; receiver: string; txHash: string }
  | { ok: false; code: RefundIssue; leftUnits?: bigint | null };

type Dependencies = Pick<DonationDependencies, 'brand' | 'engine' | 'now'>;

/** Was the transaction accepted as a payment, or sent in as the one that is given back? */
async function isPayment(
  database: Database,
  { txHash, payment }: { txHash: string; payment: PaidPayment },
): Promise<boolean> {
  if (payment.txHash === txHash) return true;
  const accepted = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return accepted !== undefined;
}

/** Is the transaction recorded as a refund already? @param except the record that is being corrected */
async function isRecorded(database: Database, txHash: string, except?: number): Promise<boolean> {
  const row = await database
    .selectFrom('refunds')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('status', 'in', countedStatuses)
    .where('id', '<>', except ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** The payment that a refund is of, and how much of it is left. */
async function choosePayment({ transaction, payments, paymentId, replaces }: RefundRecord) {
  const chosen = paymentId === undefined ? payments : payments.filter(({ id }) => id === paymentId);
  const left: { payment: PaidPayment; leftUnits: bigint | null }[] = [];
  for (const payment of chosen) {
    const leftUnits = await leftOf(transaction, payment, replaces);
    left.push({ payment, leftUnits });
  }
  return left.find(({ leftUnits }) => leftUnits === null || leftUnits > 0n) ?? left[0];
}

/** Where it goes, or what is missing. */
function receiverOf(
  { brand }: Dependencies,
  { receiver = '', receiverReason = '' }: RefundEntry,
  payer: string | null,
): { ok: true; receiver: string; reason: string | null } | { ok: false; code: RefundIssue } {
  const { receivingAddress, tokenContract } = brand.donation;
  const address = receiver === '' ? payer : receiver.toLowerCase();
  if (address === null) return { ok: false, code: 'receiver-needed' };
  if (isSame(address, receivingAddress) || isSame(address, tokenContract))
    return { ok: false, code: 'own-address' };
  if (address === payer) return { ok: true, receiver: address, reason: null };
  if (receiverReason === '') return { ok: false, code: 'reason-needed' };
  return { ok: true, receiver: address, reason: receiverReason };
}

function amountOf(
  { amountUnits }: RefundEntry,
  leftUnits: bigint | null,
): { ok: true; amountUnits: bigint } | { ok: false; code: RefundIssue; leftUnits?: bigint } {
  const amount = amountUnits ?? leftUnits;
  if (amount === null) return { ok: false, code: 'amount-needed' };
  if (leftUnits !== null && amount > leftUnits) return { ok: false, code: 'too-much', leftUnits };
  return amount > 0n ? { ok: true, amountUnits: amount } : { ok: false, code: 'amount-needed' };
}

/** The record that is corrected counts no more, and a check of it in progress writes nothing. @returns false for one that cannot be corrected */
async function closeCorrected(
  transaction: DatabaseTransaction,
  { id, submissionId, at }: { id: number; submissionId: number; at: Date },
): Promise<boolean> {
  const closed = await transaction
    .updateTable('refunds')
    .set((eb) => ({
      status: 'corrected',
      attempts: eb('attempts', '+', 1),
      update_time: at.toISOString(),
    }))
    .where('id', '=', id)
    .where('submission_id', '=', submissionId)
    .where('status', 'in', ['checking', 'unproven'])
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/**
 * Stores that a refund was sent, to be looked at on the chain immediately. One submission's records wait for each other, and so do those of
 * one transaction, so that two people who record at the same time see what the other one recorded.
 */
export async function recordRefund(
  dependencies: Dependencies,
  record: RefundRecord,
): Promise<RecordedRefund> {
  const { transaction, submissionId, replaces } = record;
  const parsed = parsePaymentLink(record.link);
  if (!parsed.ok) return parsed;
  // Transactions before the submission, as payments are settled, so that nobody waits in a circle.
  const hashes = new Set([parsed.txHash, ...record.payments.map(({ txHash }) => txHash)]);
  for (const hash of [...hashes].toSorted()) await dependencies.engine.lock(transaction, hash);
  await lockSubmission(transaction, submissionId);
  const chosen = await choosePayment(record);
  if (!chosen) return { ok: false, code: 'nothing-paid' };
  const { payment, leftUnits } = chosen;
  if (await isPayment(transaction, { txHash: parsed.txHash, payment }))
    return { ok: false, code: 'is-payment' };
  if (await isRecorded(transaction, parsed.txHash, replaces)) return { ok: false, code: 'recorded-already' };
  if (leftUnits !== null && leftUnits <= 0n) return { ok: false, code: 'refunded-already' };
  const receiver = receiverOf(dependencies, record, payment.payer);
  if (!receiver.ok) return receiver;
  const amount = amountOf(record, leftUnits);
  if (!amount.ok) return amount;
  const at = dependencies.now();
  if (replaces !== undefined && !(await closeCorrected(transaction, { id: replaces, submissionId, at })))
    return { ok: false, code: 'not-correctable' };
  const written = await insertRefund(transaction, { record, parsed, payment, receiver, amount, at });
  return {
    ok: true,
    refundId: written.id,
    amountUnits: amount.amountUnits,
    receiver: receiver.receiver,
    txHash: parsed.txHash,
  };
}

interface Written {
  record: RefundRecord;
  parsed: { txHash: string; link: string };
  payment: PaidPayment;
  receiver: { receiver: string; reason: string | null };
  amount: { amountUnits: bigint };
  at: Date;
}

function insertRefund(
  transaction: DatabaseTransaction,
  { record, parsed, payment, receiver, amount, at }: Written,
): Promise<Pick<RefundRow, 'id'>> {
  const time = at.toISOString();
  return transaction
    .insertInto('refunds')
    .values({
      submission_id: record.submissionId,
      payment_id: payment.id,
      tx_hash: parsed.txHash,
      link: parsed.link,
      amount_units: String(amount.amountUnits),
      receiver: receiver.receiver,
      receiver_reason: receiver.reason,
      status: 'checking',
      code: null,
      code_time: time,
      detail: '{}',
      sender: null,
      attempts: 0,
      next_attempt_time: time,
      recorded_by: record.recordedBy,
      confirmed_by: null,
      replaces_id: record.replaces ?? null,
      create_time: time,
      update_time: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type Confirmed = { ok: true } | { ok: false; code: 'chain-decides' };

/**
 * A person says that a refund arrived, where no chain can be asked: an endpoint that is configured decides alone.
 * @param confirmation.hasEndpoint what the chain port answered before the transaction began
 */
export async function confirmRefund(
  { now }: Pick<Dependencies, 'now'>,
  confirmation: {
    transaction: DatabaseTransaction;
    id: number;
    submissionId: number;
    name: string;
    hasEndpoint: boolean;
  },
): Promise<Confirmed> {
  const { transaction, id, submissionId, name, hasEndpoint } = confirmation;
  if (hasEndpoint) return { ok: false, code: 'chain-decides' };
  await lockSubmission(transaction, submissionId);
  const row = await findRefund(transaction, { id, submissionId });
  if (row?.status !== 'checking') return { ok: false, code: 'chain-decides' };
  await transaction
    .updateTable('refunds')
    .set((eb) => ({
      status: 'proven',
      code: null,
      confirmed_by: name,
      attempts: eb('attempts', '+', 1),
      update_time: now().toISOString(),
    }))
    .where('id', '=', id)
    .execute();
  return { ok: true };
}
