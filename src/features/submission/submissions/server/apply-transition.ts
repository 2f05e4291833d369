import type { Updateable } from 'kysely';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { SubmissionTable } from '#platform/database/submission-tables.ts';
import type { ChangeDetail } from '../model/change-detail.ts';
import type { ChangeRequest } from '../model/change-request.ts';
import type { Correction } from '../model/correction.ts';
import {
  transitionActors,
  stateAfter,
  unpaid,
  type Actor,
  type TransitionName,
  type WorkflowState,
  type SubmissionState,
} from '../model/state.ts';
import { mailChange, releaseMailOf } from './mail-change.ts';

/** A submission as someone saw it; the version is what makes acting on an older one a conflict. */
export interface SeenSubmission extends WorkflowState {
  id: number;
  version: number;
}

export interface TransitionRequest {
  submission: SeenSubmission;
  move: TransitionName;
  at: Date;
  /** Account of the reviewer; its name is shown at the desk only. */
  reviewer?: { id: string; name: string };
  /** Reason or payment code. */
  code?: string | null;
  /** Text to the submitter. */
  text?: string | null;
  /** What the submitter is asked to change, by field. */
  requests?: readonly ChangeRequest[] | undefined;
  /** What the reviewer corrected of what was sent. */
  corrections?: readonly Correction[] | undefined;
  /** For the desk alone. */
  detail?: ChangeDetail | null;
  /** The mail waits until then, and is sent earlier only when something else happens to the submission. */
  mailAfter?: Date | undefined;
  /** Columns that change along. */
  set?: Updateable<SubmissionTable>;
}

/** Where it came from counts only while it is unpaid. */
const forgetAddress = (state: SubmissionState) =>
  unpaid.includes(state) ? {} : { address_hash: null, network_hash: null };

interface Change extends Omit<TransitionRequest, 'move' | 'mailAfter'> {
  state: SubmissionState;
  actor: Actor;
}

/** Raises the version and writes the history. @throws AppError conflict when someone else changed the submission in the meantime */
async function writeChange(transaction: DatabaseTransaction, change: Change) {
  const { submission, state, at } = change;
  const version = submission.version + 1;
  const changed = await transaction
    .updateTable('submissions')
    .set({ ...forgetAddress(state), ...change.set, state, version, update_time: at.toISOString() })
    .where('id', '=', submission.id)
    .where('version', '=', submission.version)
    .returning(['email', 'locale', 'change_hid'])
    .executeTakeFirst();
  if (!changed) {
    throw new AppError(
      'conflict',
      'Someone else changed this submission in the meantime. Reload it and try again.',
    );
  }
  await transaction
    .insertInto('submission_history')
    .values({
      submission_id: submission.id,
      version,
      at: at.toISOString(),
      actor: change.actor,
      actor_name: change.reviewer?.name ?? null,
      actor_id: change.reviewer?.id ?? null,
      from_state: submission.state,
      to_state: state,
      code: change.code ?? null,
      text: change.text ?? null,
      detail: change.detail ? JSON.stringify(change.detail) : null,
      requests: change.requests?.length ? JSON.stringify(change.requests) : null,
      corrections: change.corrections?.length ? JSON.stringify(change.corrections) : null,
    })
    .execute();
  const { id, kind, state: from } = submission;
  await enqueueEvent(transaction, {
    type: 'submission.changed',
    data: { id, kind, version, from, to: state },
    at,
  });
  return { ...changed, version };
}

/**
 * The way in which a submission changes: checks the state machine, raises the version, writes the history and the mail about it (where there is one),
 * all in the caller's transaction.
 * @throws AppError conflict when the state does not allow the move, or when someone else changed the submission in the meantime
 */
export async function applyTransition(
  transaction: DatabaseTransaction,
  request: TransitionRequest,
): Promise<SeenSubmission> {
  const { submission, move, at, code, mailAfter } = request;
  const { id, kind } = submission;
  const state = stateAfter(submission, move);
  if (!state)
    throw new AppError('conflict', `A submission that is ${submission.state} does not allow this: ${move}.`);
  const { version, change_hid, ...person } = await writeChange(transaction, {
    ...request,
    state,
    actor: transitionActors[move],
  });
  await releaseMailOf(transaction, { submissionId: id, version: submission.version }, at);
  await mailChange(transaction, {
    submissionId: id,
    kind,
    version,
    move,
    to: state,
    isChange: change_hid !== null,
    ...person,
    at,
    code,
    mailAfter,
  });
  return { id, kind, version, state };
}

/**
 * Undoes the latest change: the submission is in the state from which it came, and the history has both steps. Nobody is mailed.
 * @param request.set columns that the change had set, as they were
 * @throws AppError conflict when there is nothing before it, or someone else changed the submission in the meantime
 */
export async function revertTransition(
  transaction: DatabaseTransaction,
  request: Pick<TransitionRequest, 'submission' | 'at' | 'reviewer' | 'set'>,
): Promise<void> {
  const { id, version } = request.submission;
  const latest = await transaction
    .selectFrom('submission_history')
    .select('from_state')
    .where('submission_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!latest?.from_state) throw new AppError('conflict', 'There is nothing to undo.');
  const state = latest.from_state as SubmissionState;
  await writeChange(transaction, { ...request, state, actor: 'reviewer', detail: { undoes: version } });
}
