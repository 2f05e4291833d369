import { closeQuotes } from '#features/submission/donations/server/close-quotes.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { deleteUnusedFiles } from '#platform/files/delete-orphan-files.ts';
import { erasureOf, type Erasure } from '../model/erasure.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import { withoutPerson } from '#features/submission/form-fields/model/without-person.ts';
import { removedPayloadVersion } from '../model/stored-payload.ts';
import { endUnpaid } from './expire-submissions.ts';
import type { SubmissionRow } from './find-submission.ts';

/** A submission, and what becomes of it. */
export interface SenderErasure {
  submission: SubmissionRow;
  erasure: Erasure;
}

/** Is something of it not decided yet: a payment, a refund, an appeal, or a question about its payment? */
async function isWaiting(database: Database, { id, state }: SubmissionRow): Promise<boolean> {
  const payments = database.selectFrom('payments').select('id').where('submission_id', '=', id);
  const undecided = [
    payments.where('status', 'in', ['checking', 'disputed']),
    // Paid after it expired, and the desk has not said yet what becomes of it.
    ...(state === 'expired' ? [payments.where('status', '=', 'accepted')] : []),
    database
      .selectFrom('refunds')
      .select('id')
      .where('submission_id', '=', id)
      .where('status', '=', 'checking'),
    database
      .selectFrom('appeals')
      .select('id')
      .where('submission_id', '=', id)
      .where('decided_time', 'is', null),
    database
      .selectFrom('payment_questions')
      .select('id')
      .where('submission_id', '=', id)
      .where('decided_time', 'is', null),
  ];
  for (const query of undecided) if ((await query.execute()).length > 0) return true;
  return false;
}

/** What would become of a submission now. */
export async function planSenderErasure(
  database: Database,
  submission: SubmissionRow,
): Promise<SenderErasure> {
  return { submission, erasure: erasureOf(submission, await isWaiting(database, submission)) };
}

const changedInBetween = () =>
  new AppError(
    'conflict',
    'A submission of this person changed at this moment. Nothing was erased; run the command again.',
  );

/** With its history, its notes and its papers. */
async function deleteWhole(transaction: DatabaseTransaction, { id, version }: SubmissionRow): Promise<void> {
  const files = await transaction
    .selectFrom('submission_files')
    .select('sha256')
    .where('submission_id', '=', id)
    .execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('submissions')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw changedInBetween();
  await deleteUnusedFiles(
    transaction,
    files.map(({ sha256 }) => sha256),
  );
}

/** The keys of its status page open nothing any longer: without an address nobody could be asked whether they are in the right hands. */
const withoutKeys = (id: number) => ({
  email: '',
  reference_hash: `erased-${id}`,
  draft_key_hash: `erased-${id}`,
  address_hash: null,
  network_hash: null,
});

function emptied(fields: Fields, row: SubmissionRow) {
  try {
    const form = JSON.parse(row.payload) as Record<string, unknown>;
    return { payload: JSON.stringify(withoutPerson(fields, form)) };
  } catch {
    return { payload: '{}', payload_version: removedPayloadVersion };
  }
}

/** What its sender wrote beside the form, and the forms that were replaced or refused. */
async function eraseWritten(transaction: DatabaseTransaction, id: number): Promise<void> {
  for (const table of ['further_references', 'earlier_forms', 'listing_change_attempts'] as const)
    await transaction.deleteFrom(table).where('submission_id', '=', id).execute();
  await transaction
    .updateTable('submission_history')
    .set({ text: null })
    .where('submission_id', '=', id)
    .where('actor', '=', 'submitter')
    .where('text', 'is not', null)
    .execute();
  await transaction.updateTable('appeals').set({ text: '' }).where('submission_id', '=', id).execute();
  await transaction
    .updateTable('payment_questions')
    .set({ text: '', address_hash: null, network_hash: null })
    .where('submission_id', '=', id)
    .execute();
}

async function emptyContact(
  transaction: DatabaseTransaction,
  { submission, fields }: { submission: SubmissionRow; fields: Fields },
): Promise<void> {
  const { id, version } = submission;
  const { numUpdatedRows } = await transaction
    .updateTable('submissions')
    .set({ ...withoutKeys(id), ...emptied(fields, submission) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw changedInBetween();
}

/**
 * Erases who sent a submission, as `planSenderErasure` said in the same transaction. Payments, refunds and what is listed stay.
 * @param request.fields of its kind's form
 * @throws AppError conflict when it changed since
 */
export async function eraseSender(
  transaction: DatabaseTransaction,
  { submission, erasure, fields, at }: SenderErasure & { fields: Fields; at: Date },
): Promise<void> {
  const { id } = submission;
  if (erasure === 'kept') return;
  if (erasure === 'deleted') {
    await deleteWhole(transaction, submission);
    return;
  }
  if (erasure === 'ended') {
    const donations = {
      closeQuotes: (within: Database, submissionId: number) => closeQuotes(within, { submissionId, at }),
    };
    await endUnpaid(transaction, { submission, donations, at, set: withoutKeys(id) });
  } else await emptyContact(transaction, { submission, fields });
  await eraseWritten(transaction, id);
}
