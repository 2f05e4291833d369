import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { MergeChoice, ReviewMerge } from '../../model/merge.ts';
import type { Publisher, ReviewKinds } from '../review-kind.ts';

/** What approving the submission would merge it into; undefined when nothing of it is listed, or when its form cannot be read. */
export async function findMerge(
  kinds: ReviewKinds,
  database: Database,
  row: SubmissionRow,
): Promise<ReviewMerge | undefined> {
  const { read, publisher } = kinds[row.kind];
  return publisher && read(row).ok ? publisher.findMerge(database, row) : undefined;
}

function requireCurrent(merge: ReviewMerge, choice: MergeChoice | undefined): asserts choice is MergeChoice {
  const { title, clash } = merge;
  if (clash !== null) {
    throw new AppError('conflict', `This is already listed in this language, as “${clash}”.`);
  }
  if (!choice)
    throw new AppError('conflict', `This is already listed, as “${title}”. Reload and choose what to keep.`);
  if (choice.hid !== merge.hid || choice.seen !== merge.seen) {
    throw new AppError('conflict', `“${title}” was changed in the meantime. Reload and choose again.`);
  }
}

interface MergeRequest {
  publisher: Publisher;
  row: SubmissionRow;
  found: ReviewMerge;
  choice: MergeChoice | undefined;
}

/**
 * Merges the submission into the listed entry, as the reviewer chose. The caller's transaction must have
 * raised the content revision before, which makes approvals wait for each other: what is read here is what
 * is changed.
 * @returns the facts that were taken and, of those that differ, kept
 * @throws AppError conflict when the listed entry is not the one that the reviewer saw, or has this language
 */
export async function merge(
  transaction: DatabaseTransaction,
  { publisher, row, found, choice }: MergeRequest,
): Promise<{ hid: number; taken: string[]; kept: string[] }> {
  requireCurrent(found, choice);
  const differing = found.rows.filter(({ differs }) => differs).map(({ fact }) => fact);
  const taken = differing.filter((fact) => choice.take.includes(fact));
  const { hid } = found;
  await publisher.merge(transaction, row, { hid, take: taken });
  return { hid, taken, kept: differing.filter((fact) => !taken.includes(fact)) };
}
