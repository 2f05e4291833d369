import { appendAudit } from '#features/audit/server/append-audit.ts';
import { may } from '#features/accounts/model/permissions.ts';
import type { PaymentDetail } from '#features/donations/model/payment.ts';
import type { PaymentCode } from '#features/donations/model/payment-code.ts';
import { getById, type SubmissionRow } from '#features/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { decideAction } from '../model/kind-permissions.ts';
import type { ReviewAnswer } from '../model/review-submission.ts';
import type { Reviewer } from '../model/reviewer.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/** Longer than the chain can take to answer; a question that was cut off can be asked again then. */
const askingMs = 60_000;
/** Between an answer and the next question. */
const pauseMs = 10_000;

/** @throws AppError too-many-requests */
async function beginQuestion({ database, now }: ReviewDependencies, submission_id: number): Promise<void> {
  const time = now();
  const until = new Date(time.getTime() + askingMs).toISOString();
  const begun = await database
    .insertInto('chain_questions')
    .values({ submission_id, until })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet({ until })
        .where('chain_questions.until', '<=', time.toISOString()),
    )
    .returning('submission_id')
    .executeTakeFirst();
  if (!begun) {
    const retryAfterSeconds = pauseMs / 1000;
    throw new AppError(
      'too-many-requests',
      `The chain was asked about this submission a moment ago. Ask again in ${retryAfterSeconds} seconds.`,
      { retryAfterSeconds },
    );
  }
}

/** The next question waits for a pause. */
async function endQuestion({ database, now }: ReviewDependencies, submissionId: number): Promise<void> {
  await database
    .updateTable('chain_questions')
    .set({ until: new Date(now().getTime() + pauseMs).toISOString() })
    .where('submission_id', '=', submissionId)
    .execute();
}

/**
 * One question at a time for each submission, from all processes. It ends with its work, also where that fails: only a process that dies
 * leaves it open, and then for a minute.
 * @throws AppError too-many-requests, and what the work throws
 */
export async function questionInTurn<Result>(
  dependencies: ReviewDependencies,
  submissionId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await beginQuestion(dependencies, submissionId);
  try {
    return await work();
  } finally {
    await endQuestion(dependencies, submissionId);
  }
}

/**
 * Asks the chain about the payment of a submission now, with the effect that the next check by itself would have, and keeps the answer.
 * @throws AppError not-found, forbidden, too-many-requests, or conflict when no transaction was sent in
 */
export async function askChainAgain(
  dependencies: ReviewDependencies,
  { id, person }: { id: number; person: Reviewer },
): Promise<void> {
  const { database, donations } = dependencies;
  const row = await getById(database, id);
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account cannot decide about this.');
  if (!(await donations.getPayment(id)))
    throw new AppError('conflict', 'No transaction was sent in yet, so there is nothing to ask about.');
  await questionInTurn(dependencies, id, () => ask(dependencies, { row, person }));
}

/** Keeps what the chain says. */
async function ask(
  { database, donations, onPaymentOutcome, now }: ReviewDependencies,
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
