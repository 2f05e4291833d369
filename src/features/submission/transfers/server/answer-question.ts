import { submissionBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { applyTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { claimCase } from '#platform/database/claim-case.ts';
import type { QuestionAction } from '../model/payment-question.ts';
import type { QuestionDependencies } from './question-dependencies.ts';

export interface QuestionActionRequest {
  id: number;
  /** Of the question that the person saw. */
  version: number;
  action: QuestionAction;
  person: Reviewer;
}

/**
 * Answers a team: the answer is a step of its submission, whose mail follows. It decides nothing about the payment.
 * @throws AppError not-found, forbidden, conflict
 */
export async function answerQuestion(
  { database, now }: QuestionDependencies,
  { id, version, action, person }: QuestionActionRequest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const at = now();
    const question = await claimCase(transaction, 'payment_questions', { id, version });
    if (question.decided_time !== null)
      throw new AppError('conflict', 'This question is already answered. Reload the page.');
    await transaction
      .updateTable('payment_questions')
      .set({ answer: action.text, decided_by: person.email, decided_time: at.toISOString() })
      .where('id', '=', id)
      .execute();
    const submission = await getById(transaction, question.submission_id);
    const bar = (await listBarredSubmissions(transaction, person)).get(submission.id);
    if (bar === 'own') throw new AppError('forbidden', submissionBarWords.own);
    await applyTransition(transaction, {
      ...{ submission, move: 'answer-about-payment', at, reviewer: person },
      ...{ code: 'payment-answer', text: action.text },
    });
    await appendAudit(transaction, {
      ...{ at, actor: person, area: 'transfer', action: action.name },
      subject: `question ${id}`,
      detail: { submission: submission.id, tx_hash: question.tx_hash },
    });
  });
}
