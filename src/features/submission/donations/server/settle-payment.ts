import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { PaymentTable } from '#platform/database/donation-tables.ts';
import { isHeld } from '#platform/jobs/due-rows.ts';
import type { FinalOutcome, Payment, PaymentOutcome } from '../model/payment.ts';
import { closeQuotes } from './close-quotes.ts';
import type { DonationDependencies, OnPaymentOutcome } from './donation-dependencies.ts';
import { findTermsId } from './donation-terms.ts';
import { isUsedByAnother } from './is-used-by-another.ts';
import { presentPayment } from './present-payment.ts';
import { reopenDisputed } from './reopen-disputed.ts';
import { postponed } from './wait-for-chain.ts';

type Row = Selectable<PaymentTable>;

interface Settlement<Outcome = PaymentOutcome> {
  row: Row;
  outcome: Outcome;
  onOutcome: OnPaymentOutcome;
}

/** The transaction has been accepted for another submission in the meantime, or given back to it. */
class AlreadyUsed extends Error {}

/** Writes the result of one check, unless another check has started since. */
export async function settlePayment(
  dependencies: DonationDependencies,
  settlement: Settlement,
): Promise<void> {
  const { row, outcome, onOutcome } = settlement;
  if (outcome.kind === 'waiting') return postpone(dependencies, { row, outcome });
  try {
    await decide(dependencies, { row, outcome, onOutcome });
  } catch (error) {
    if (!(error instanceof AlreadyUsed)) throw error;
    const refusal: FinalOutcome = { kind: 'refused', code: 'used-already', detail: outcome.detail };
    await decide(dependencies, { row, outcome: refusal, onOutcome });
  }
}

async function postpone(
  { database, now }: DonationDependencies,
  { row, outcome }: { row: Row; outcome: Extract<PaymentOutcome, { kind: 'waiting' }> },
): Promise<void> {
  await heldRow(database, row)
    .set(postponed(row, outcome, now()))
    .execute();
}

async function decide(
  dependencies: DonationDependencies,
  settlement: Settlement<FinalOutcome>,
): Promise<void> {
  const { row, outcome, onOutcome } = settlement;
  await dependencies.database.transaction().execute(async (transaction) => {
    // Claims of one transaction are also settled one after the other, so that a dispute sees what was
    // accepted.
    await dependencies.engine.lock(transaction, row.tx_hash);
    await lockClaims(transaction, row.submission_id);
    if (outcome.kind !== 'refused' && (await isUsedByAnother(transaction, row))) throw new AlreadyUsed();
    const settled = await writeOutcome(dependencies, transaction, { row, outcome });
    if (!settled) return;
    if (outcome.kind === 'accepted') {
      const at = dependencies.now();
      await closeQuotes(transaction, { submissionId: row.submission_id, at });
      await reopenDisputed(transaction, { txHash: row.tx_hash, at });
    }
    if (await decidesSubmission(transaction, settled)) await onOutcome(transaction, settled, outcome);
  });
}

/**
 * Settles the claims of one submission one after the other, each seeing the others' outcome. Writing the
 * rows is a lock that both engines support.
 */
async function lockClaims(transaction: DatabaseTransaction, submissionId: number): Promise<void> {
  await transaction
    .updateTable('payments')
    .set((eb) => ({ attempts: eb.ref('attempts') }))
    .where('submission_id', '=', submissionId)
    .execute();
}

async function writeOutcome(
  { engine, now, brand: settings }: DonationDependencies,
  transaction: DatabaseTransaction,
  { row, outcome }: { row: Row; outcome: FinalOutcome },
): Promise<Payment | undefined> {
  const accepted = outcome.kind === 'accepted';
  const at = now();
  const { submission_id: submissionId } = row;
  const terms_id = accepted
    ? await findTermsId(transaction, { submissionId, quoteId: outcome.quoteId, settings, at })
    : null;
  const time = at.toISOString();
  const code = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'disputed' ? 'disputed' : null;
  try {
    const written = await heldRow(transaction, row)
      .set({
        status: outcome.kind,
        code,
        code_time: time,
        detail: JSON.stringify(outcome.detail),
        quote_id: accepted ? outcome.quoteId : null,
        amount_units: accepted ? (outcome.detail.seen_amount_units ?? null) : null,
        payer_address: accepted ? (outcome.payer ?? null) : null,
        terms_id,
        update_time: time,
      })
      .returningAll()
      .executeTakeFirst();
    return written && presentPayment(written);
  } catch (error) {
    if (accepted && engine.isUniqueViolation(error)) throw new AlreadyUsed();
    throw error;
  }
}

/**
 * True for the first acceptance, for a dispute, and for a refusal that leaves the submission without other
 * open claims.
 */
async function decidesSubmission(transaction: DatabaseTransaction, settled: Payment): Promise<boolean> {
  const others = await transaction
    .selectFrom('payments')
    .select('status')
    .where('submission_id', '=', settled.submissionId)
    .where('id', '<>', settled.id)
    .execute();
  if (others.some((other) => other.status === 'accepted')) return false;
  return settled.status !== 'refused' || others.every((other) => other.status === 'refused');
}

/** The row as this process claimed it; a later claimant has a higher check number. */
function heldRow(database: Database, row: Row) {
  return database.updateTable('payments').where(isHeld(row)).where('status', '=', 'checking');
}
