import type { Updateable } from 'kysely';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { SubmissionTable } from '#platform/database/submission-tables.ts';
import type { ChangeDetail } from '../model/change-detail.ts';
import {
  transitionActors,
  stateAfter,
  unpaid,
  type TransitionName,
  type WorkflowState,
  type SubmissionState,
} from '../model/state.ts';
import { mailChange } from './mail-change.ts';

/** A submission as someone saw it; the version is what makes acting on an older one a conflict. */
export interface SeenSubmission extends WorkflowState {
  id: number;
  version: number;
}

export interface TransitionRequest {
  submission: SeenSubmission;
  move: TransitionName;
  at: Date;
  /** Account name of the reviewer; shown at the desk only. */
  reviewer?: string;
  /** Reason or payment code. */
  code?: string | null;
  /** Text to the submitter. */
  text?: string | null;
  /** For the desk alone. */
  detail?: ChangeDetail | null;
  /** Columns that change along. */
  set?: Updateable<SubmissionTable>;
}

/** Where it came from counts only while it is unpaid. */
const forgetAddress = (state: SubmissionState) =>
  unpaid.includes(state) ? {} : { address_hash: null, network_hash: null };

/**
 * The only way in which a submission changes: checks the state machine, raises the version, writes the history and the mail about it (where there is one),
 * all in the caller's transaction.
 * @throws AppError conflict when the state does not allow the move, or when someone else changed the submission meanwhile
 */
export async function applyTransition(
  transaction: DatabaseTransaction,
  request: TransitionRequest,
): Promise<SeenSubmission> {
  const { submission, move, at } = request;
  const state = stateAfter(submission, move);
  if (!state)
    throw new AppError('conflict', `A submission that is ${submission.state} does not allow this: ${move}.`);
  const version = submission.version + 1;
  const changed = await transaction
    .updateTable('submissions')
    .set({ ...forgetAddress(state), ...request.set, state, version, update_time: at.toISOString() })
    .where('id', '=', submission.id)
    .where('version', '=', submission.version)
    .returning(['email', 'locale'])
    .executeTakeFirst();
  if (!changed) {
    throw new AppError(
      'conflict',
      'Somebody else changed this submission in the meantime. Reload it and try again.',
    );
  }
  await transaction
    .insertInto('submission_history')
    .values({
      submission_id: submission.id,
      version,
      at: at.toISOString(),
      actor: transitionActors[move],
      actor_name: request.reviewer ?? null,
      from_state: submission.state,
      to_state: state,
      code: request.code ?? null,
      text: request.text ?? null,
      detail: request.detail ? JSON.stringify(request.detail) : null,
    })
    .execute();
  const { id, kind } = submission;
  await mailChange(transaction, { submissionId: id, kind, version, move, to: state, ...changed, at });
  return { id, kind, version, state };
}
