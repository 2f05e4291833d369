import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { tryOut } from '#platform/database/try-out.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { MergeFact } from '../model/merge.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { findMerge, merge } from './merge/find-merge.ts';
import type { ReviewDependencies } from './review-dependencies.ts';
import type { EntryTables } from './undo/entry-snapshot.ts';

/** An entry of the catalogue. */
export type CatalogueItem = Pick<EntryTables, 'kind'> & { hid: number };

export interface ApprovalPreviewRequest<Shown> {
  id: number;
  person: Reviewer;
  /** What the reviewer takes over where the item is listed already. */
  take: readonly MergeFact[];
  /** Reads the item as it would be listed. */
  read: (database: Database, item: CatalogueItem) => Promise<Shown | undefined>;
}

type PreviewedApproval = { transaction: DatabaseTransaction; row: SubmissionRow } & Pick<
  ApprovalPreviewRequest<unknown>,
  'person' | 'take'
>;

const unreadable = () => new AppError('conflict', 'The stored form cannot be read, so there is no preview.');

/** Writes what an approval would write. @returns `hid` of the entry */
async function write(
  { kinds, changes, now }: ReviewDependencies,
  { transaction, row, person, take }: PreviewedApproval,
): Promise<number> {
  if (row.change_hid !== null) {
    const change = await changes.find(transaction, row);
    if (!change) throw unreadable();
    await changes.apply(transaction, row, { seen: change.seen, person, at: now() });
    return row.change_hid;
  }
  const { publisher, read } = kinds[row.kind];
  if (!publisher || !read(row).ok) throw unreadable();
  const found = await findMerge(kinds, transaction, row);
  if (!found) return publisher.publish(transaction, row, now());
  const choice = { hid: found.hid, seen: found.seen, take: [...take] };
  return (await merge(transaction, { publisher, row, found, choice })).hid;
}

/**
 * The item as an approval would list it, written by the approval's own code in a transaction that is undone. What was approved already is
 * read as it is listed.
 * @throws AppError not-found, forbidden; conflict where it cannot be approved, with the reason
 */
export async function previewApproval<Shown>(
  dependencies: ReviewDependencies,
  { id, person, take, read }: ApprovalPreviewRequest<Shown>,
): Promise<Shown> {
  const { database, kinds } = dependencies;
  const row = await getById(database, id);
  if (!kindsFor(person).includes(row.kind))
    throw new AppError('forbidden', 'Your account is not allowed to see submissions of this kind.');
  const tables = kinds[row.kind].publisher?.tables;
  if (!tables) throw new AppError('not-found', 'Visitors do not see this.');
  const { kind } = tables;
  const shown =
    row.listed_hid === null
      ? await tryOut(database, async (transaction) =>
          read(transaction, { kind, hid: await write(dependencies, { transaction, row, person, take }) }),
        )
      : await read(database, { kind, hid: row.listed_hid });
  if (shown === undefined) throw new AppError('not-found', 'This item is not listed.');
  return shown;
}
