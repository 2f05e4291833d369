import { may } from '#features/team/accounts/model/permissions.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { revertTransition } from '#features/submission/submissions/server/apply-transition.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { recallMailOf } from '#features/submission/submissions/server/mail-change.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { hidePublishedIcon } from '../publish-icon.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';
import type { ReviewKinds } from '../review-kind.ts';
import { hashEntry, readEntry, restoreEntry } from './entry-snapshot.ts';
import type { KeptEntry } from './keep-undo.ts';
import { loggedTitle } from '#features/submission/submissions/server/logged-title.ts';

export interface UndoRequest {
  id: number;
  /** The version that the decision made. */
  version: number;
  person: Reviewer;
}

async function restoreCatalogue(
  transaction: DatabaseTransaction,
  { kinds, row, entry }: { kinds: ReviewKinds; row: SubmissionRow; entry: KeptEntry },
): Promise<void> {
  const { publisher } = kinds[row.kind];
  if (!publisher) throw new Error(`There is no listing for submissions of kind ${row.kind}`);
  // First, as in an approval: changes of the catalogue wait for each other.
  await bumpContentRevision(transaction);
  const current = await readEntry(transaction, publisher.tables, entry.hid);
  if (hashEntry(current) !== entry.after)
    throw new AppError('conflict', 'The listed item was edited after this decision. Delist it instead.');
  await restoreEntry(transaction, publisher.tables, entry);
  await hidePublishedIcon(transaction, row.id);
}

async function getUndo(transaction: DatabaseTransaction, { id, version, person }: UndoRequest, at: Date) {
  const row = await getById(transaction, id);
  const undo = await transaction
    .selectFrom('decision_undos')
    .selectAll()
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  if (row.version !== version || undo?.version !== version)
    throw new AppError('conflict', 'This is not the latest decision, so it can no longer be undone.');
  if (undo.person_id !== person.id)
    throw new AppError('forbidden', 'Only the person who decided can undo it.');
  if (undo.until <= at.toISOString()) throw tooLate();
  return { row, undo };
}

const tooLate = () =>
  new AppError('conflict', 'This can no longer be undone, because its email is on its way.');

/**
 * Returns a submission to the state before this person's decision, while the mail about it waits: the mail is never sent, the catalogue is as
 * it was, and the history keeps both steps.
 * @throws AppError not-found, forbidden for another person's decision, conflict when it is too late or something changed since
 */
export async function undoDecision(
  { database, kinds, now }: Pick<ReviewDependencies, 'database' | 'kinds' | 'now'>,
  request: UndoRequest,
): Promise<void> {
  const { id, version, person } = request;
  await database.transaction().execute(async (transaction) => {
    const at = now();
    const { row, undo } = await getUndo(transaction, request, at);
    if (undo.entry !== null)
      await restoreCatalogue(transaction, { kinds, row, entry: JSON.parse(undo.entry) as KeptEntry });
    const { promised_time, promise_paused_time, listed_hid } = undo;
    await revertTransition(transaction, {
      submission: row,
      at,
      reviewer: person,
      set: { promised_time, promise_paused_time, listed_hid },
    });
    if (!(await recallMailOf(transaction, { submissionId: id, version }))) throw tooLate();
    await transaction.deleteFrom('decision_undos').where('submission_id', '=', id).execute();
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'submission',
      action: 'undo',
      subject: `submission ${id}`,
      detail: { ...loggedTitle(row), from: row.state },
    });
  });
}
