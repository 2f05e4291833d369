import type { DatabaseTransaction } from '#platform/database/database.ts';
import { parseChangeDetail } from '../model/change-detail.ts';
import { parseChangeRequests } from '../model/change-request.ts';
import { promisedTime } from '../model/promise.ts';
import { underReview } from '../model/state.ts';
import { applyTransition, type SeenSubmission, type TransitionRequest } from './apply-transition.ts';

/** What a reversal keeps of the promise of a submission whose changes were requested. */
async function findPaused(transaction: DatabaseTransaction, submissionId: number) {
  const reversal = await transaction
    .selectFrom('submission_history')
    .select(['from_state', 'detail'])
    .where('submission_id', '=', submissionId)
    .where('from_state', 'in', underReview)
    .where('to_state', '=', 'checking-payment')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (reversal?.from_state !== 'changes-requested') return undefined;
  return parseChangeDetail(reversal.detail)?.paused ?? { promised_time: null, promise_paused_time: null };
}

/** What the team was asked last. */
async function findRequest(transaction: DatabaseTransaction, submissionId: number) {
  const request = await transaction
    .selectFrom('submission_history')
    .select(['text', 'requests'])
    .where('submission_id', '=', submissionId)
    .where('to_state', '=', 'changes-requested')
    .where((eb) => eb.or([eb('text', 'is not', null), eb('requests', 'is not', null)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { text: request?.text ?? null, requests: parseChangeRequests(request?.requests ?? null) };
}

type Entry = Omit<TransitionRequest, 'move' | 'set'> & { move: 'accept-payment' | 'confirm-payment' };

/**
 * The payment counts: the submission is reviewed. One whose payment the chain had undone while its team worked on requested changes is where it was: the team
 * still has to answer, and reads again what was asked.
 */
export async function enterReview(transaction: DatabaseTransaction, entry: Entry): Promise<SeenSubmission> {
  const { submission, at } = entry;
  const paused = await findPaused(transaction, submission.id);
  if (!paused) {
    const set = { promised_time: promisedTime(submission.kind, at).toISOString() };
    return applyTransition(transaction, { ...entry, set });
  }
  const request = await findRequest(transaction, submission.id);
  return applyTransition(transaction, { ...entry, ...request, move: 'return-payment', set: paused });
}
