import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { strictRelisting } from '#features/store/catalogue/model/restoration.ts';
import { relist } from '#features/store/catalogue/server/relist.ts';
import {
  applyTransition,
  type SeenSubmission,
} from '#features/submission/submissions/server/apply-transition.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { ReviewAction } from '../../model/review-action.ts';
import { findMerge, merge } from '../merge/find-merge.ts';
import { requireListedParent } from '../require-listed-parent.ts';
import type { ReviewDependencies } from '../review-dependencies.ts';
import type { Publisher } from '../review-kind.ts';
import type { ActionStep } from './action-step.ts';
import type { Corrected } from './examine-corrections.ts';

interface Approval extends ActionStep<Extract<ReviewAction, { name: 'approve' }>> {
  /** Undefined where the reviewer corrects nothing. */
  corrected: Corrected | undefined;
}

/** Writes what a team wants into its listed item; the approval names the state of the item that the reviewer saw. */
async function approveChange(
  changes: ReviewDependencies['changes'],
  { transaction, row, action, person, at, mailAfter }: Approval,
) {
  if (!action.merge)
    throw new AppError(
      'conflict',
      'This changes a listed item. Compare both at the desk, and approve it there.',
    );
  await changes.apply(transaction, row, { seen: action.merge.seen, person, at });
  const detail = action.note === undefined ? null : { note: action.note };
  const set = { listed_hid: row.change_hid };
  const common = { submission: row, at, reviewer: person, detail, mailAfter, set };
  return applyTransition(transaction, { ...common, move: 'approve' });
}

/** A corrected link or symbol may make it another item; it does not become one that the catalogue has already. */
async function requireOwnItem(
  transaction: DatabaseTransaction,
  publisher: Publisher,
  { row, corrected, action }: Approval,
): Promise<void> {
  if (!corrected || corrected.subjectKey === row.subject_key) return;
  const isKnown = action.merge || (await publisher.findEntry(transaction, corrected.row)) !== undefined;
  if (isKnown)
    throw new AppError(
      'conflict',
      'With these corrections, it would be another listed item than the one that you reviewed. Approve it first, then correct its link.',
    );
}

/** Takes it into the hot list. */
async function makeHot(transaction: DatabaseTransaction, publisher: Publisher, hid: number): Promise<void> {
  if (!publisher.makeHot) throw new AppError('bad-request', 'Items of this kind have no hot list.');
  await publisher.makeHot(transaction, hid);
}

/**
 * Lists it, or merges it into a listed entry, with what the reviewer corrected. Raising the content revision first makes approvals wait for
 * each other, so that nobody merges into an entry that another approval is changing.
 */
export async function approve(
  { kinds, changes, rules = strictRelisting }: ReviewDependencies,
  step: Approval,
): Promise<SeenSubmission> {
  const { transaction, row: submission, action, person, at, mailAfter, corrected } = step;
  if (submission.change_hid !== null) return approveChange(changes, step);
  const { publisher } = kinds[submission.kind];
  if (!publisher) throw new Error(`There is no listing for submissions of kind ${submission.kind}`);
  await bumpContentRevision(transaction);
  await requireOwnItem(transaction, publisher, step);
  const row: SubmissionRow = corrected?.row ?? submission;
  const found = await findMerge(kinds, transaction, row);
  if (!found && action.merge) {
    throw new AppError('conflict', 'The item is no longer listed. Reload and decide again.');
  }
  await requireListedParent(transaction, row, found?.hid);
  const { kind } = publisher.tables;
  const hid = found?.hid ?? (await publisher.findEntry(transaction, row));
  let merged: Awaited<ReturnType<typeof merge>> | undefined;
  const listed_hid = await changes.keepVersions(transaction, { kind, hid, person, at }, async () => {
    merged = found && (await merge(transaction, { publisher, row, found, choice: action.merge }));
    const listed = merged ? merged.hid : await publisher.publish(transaction, row, at);
    if (action.hot) await makeHot(transaction, publisher, listed);
    return listed;
  });
  const relisted = await relist(transaction, { kind, hid: listed_hid, person, note: null, rules, at });
  if (relisted)
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'listing',
      action: 'restore',
      subject: `${kind} ${listed_hid}`,
      detail: { name: row.title, submission: row.id, ...relisted },
    });
  const detail = {
    ...(action.note !== undefined && { note: action.note }),
    ...(merged && { merge: merged }),
    ...(action.hot && { hot: true as const }),
  };
  const corrections = corrected?.corrections;
  const common = { submission, at, reviewer: person, detail, corrections, mailAfter, set: { listed_hid } };
  return applyTransition(transaction, { ...common, move: 'approve' });
}
