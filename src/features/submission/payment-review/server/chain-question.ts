import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { ReviewAnswer } from '../model/reviewed-payment.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { withLookupLock } from './lookup-lock.ts';
import type { PaymentReviewDependencies } from './payment-review-dependencies.ts';

/**
 * Asks the chain about the payment of a submission now, with the effect that the next check by itself would have, and keeps the answer.
 * @throws AppError not-found, forbidden, too-many-requests, or conflict when no transaction was sent in
 */
export async function askChainAgain(
  dependencies: PaymentReviewDependencies,
  { id, person }: { id: number; person: Reviewer },
): Promise<void> {
  const { database, donations } = dependencies;
  const row = await getById(database, id);
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  if (!(await donations.getPayment(id)))
    throw new AppError('conflict', 'No transaction has been submitted yet, so there is nothing to check.');
  await withLookupLock(dependencies, { submissionId: id, of: 'payment' }, () =>
    ask(dependencies, { row, person }),
  );
}

/** Keeps what the chain says. */
async function ask(
  { database, donations, onPaymentOutcome, now }: PaymentReviewDependencies,
  { row, person }: { row: SubmissionRow; person: Reviewer },
): Promise<void> {
  const { id } = row;
  const answer = await donations.askAgain(id, { onOutcome: onPaymentOutcome });
  if (!answer) throw new Error(`The payment of submission ${id} is gone`);
  const { txHash: tx_hash, code, detail } = answer;
  await database.transaction().execute(async (transaction) => {
    const at = now();
    await transaction
      .updateTable('chain_questions')
      .set({
        tx_hash,
        code,
        detail: JSON.stringify(detail),
        asked_by: person.name,
        asked_time: at.toISOString(),
      })
      .where('submission_id', '=', id)
      .execute();
    const { state } = await getById(transaction, id);
    const said = { code, block: detail.block_number ?? null };
    const change = { from: row.state, ...(state !== row.state && { to: state }) };
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'submission',
      action: 'ask-chain',
      subject: `submission ${id}`,
      detail: { title: row.title, ...change, tx_hash, ...said },
    });
  });
}

/** The chain's latest answer about this transaction; null when nobody asked. */
export async function findAnswer(
  database: Database,
  { submissionId, txHash }: { submissionId: number; txHash: string },
): Promise<ReviewAnswer | null> {
  const row = await database
    .selectFrom('chain_questions')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('tx_hash', '=', txHash)
    .executeTakeFirst();
  if (!row) return null;
  return {
    at: row.asked_time ?? '',
    by: row.asked_by ?? '',
    code: row.code as PaymentCode | null,
    detail: JSON.parse(row.detail ?? '{}') as PaymentDetail,
  };
}
