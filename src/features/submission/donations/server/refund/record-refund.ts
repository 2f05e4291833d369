import type { DatabaseTransaction } from '#platform/database/database.ts';
import { isSame } from '../../model/judge-transfer.ts';
import { parsePaymentLink } from '../../model/payment-link.ts';
import type { RefundIssue } from '../../model/refund.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import { readTerms } from '../donation-terms.ts';
import { lockSubmission } from '../lock-submission.ts';
import { admitRefund, lockRefunds } from './admit-refund.ts';
import { leftOf, type PaidPayment } from './find-paid.ts';
import { findRefund, type RefundRow } from './refund-rows.ts';

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
  | { ok: false; code: RefundIssue; leftUnits?: bigint };

type Dependencies = Pick<DonationDependencies, 'brand' | 'engine' | 'now'>;

/** The payment that a refund is of: the named one, or the first of which something is left. */
async function choosePayment({
  transaction,
  payments,
  paymentId,
  replaces,
}: RefundRecord): Promise<PaidPayment | undefined> {
  if (paymentId !== undefined) return payments.find(({ id }) => id === paymentId);
  for (const payment of payments) {
    const leftUnits = await leftOf(transaction, payment, replaces);
    if (leftUnits === null || leftUnits > 0n) return payment;
  }
  return payments[0];
}

type ReceiverIssue = Extract<RefundIssue, 'receiver-needed' | 'own-address' | 'reason-needed'>;

/** Where it goes, or what is missing. */
export function receiverOf(
  { brand }: Pick<Dependencies, 'brand'>,
  { receiver = '', receiverReason = '' }: Pick<RefundEntry, 'receiver' | 'receiverReason'>,
  { payer, terms }: Pick<PaidPayment, 'payer' | 'terms'>,
): { ok: true; receiver: string; reason: string | null } | { ok: false; code: ReceiverIssue } {
  const own = [brand.donation, terms].flatMap(({ receivingAddress, tokenContract }) => [
    receivingAddress,
    tokenContract,
  ]);
  const address = receiver === '' ? payer : receiver.toLowerCase();
  if (address === null) return { ok: false, code: 'receiver-needed' };
  if (own.some((each) => isSame(address, each))) return { ok: false, code: 'own-address' };
  if (address === payer) return { ok: true, receiver: address, reason: null };
  if (receiverReason === '') return { ok: false, code: 'reason-needed' };
  return { ok: true, receiver: address, reason: receiverReason };
}

function amountOf(
  { amountUnits }: RefundEntry,
  leftUnits: bigint | null,
): { ok: true; amountUnits: bigint } | { ok: false; code: RefundIssue } {
  const amount = amountUnits ?? leftUnits;
  return amount !== null && amount > 0n
    ? { ok: true, amountUnits: amount }
    : { ok: false, code: 'amount-needed' };
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
 * Stores that a refund was sent, to be looked at on the chain immediately. Two people who record at the same time see what the other one
 * recorded (`lockRefunds`).
 */
export async function recordRefund(
  dependencies: Dependencies,
  record: RefundRecord,
): Promise<RecordedRefund> {
  const { transaction, submissionId, replaces } = record;
  const parsed = parsePaymentLink(record.link);
  if (!parsed.ok) return parsed;
  const hashes = [parsed.txHash, ...record.payments.map(({ txHash }) => txHash)];
  await lockRefunds(dependencies.engine, transaction, { hashes, submissionId });
  const payment = await choosePayment(record);
  if (!payment) return { ok: false, code: 'nothing-paid' };
  const { amountUnits } = record;
  const admission = { txHash: parsed.txHash, payment, amountUnits, except: replaces };
  const admitted = await admitRefund(transaction, admission);
  if (!admitted.ok) return admitted;
  const receiver = receiverOf(dependencies, record, payment);
  if (!receiver.ok) return receiver;
  const amount = amountOf(record, admitted.leftUnits);
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
      terms_id: payment.termsId,
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
  { now, brand }: Pick<Dependencies, 'now' | 'brand'>,
  confirmation: {
    transaction: DatabaseTransaction;
    id: number;
    submissionId: number;
    name: string;
    hasEndpoint: boolean;
  },
): Promise<Confirmed> {
  const { transaction, id, submissionId, name, hasEndpoint } = confirmation;
  await lockSubmission(transaction, submissionId);
  const row = await findRefund(transaction, { id, submissionId });
  if (row?.status !== 'checking') return { ok: false, code: 'chain-decides' };
  const { chainId } = (await readTerms(transaction, brand))(row.terms_id);
  // Nobody can be asked about a chain that the settings have left.
  if (hasEndpoint && chainId === brand.donation.chainId) return { ok: false, code: 'chain-decides' };
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
