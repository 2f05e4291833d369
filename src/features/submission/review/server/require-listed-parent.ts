import { isListing } from '#features/submission/submissions/model/state.ts';
import { findById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

/**
 * A further language is merged into what its parent listed. It cost nothing, so it lists nothing by itself: neither what was delisted since, nor a
 * link that the item has no longer. @param into the listed entry that it would be merged into
 * @throws AppError conflict
 */
export async function requireListedParent(
  transaction: DatabaseTransaction,
  { parent_id }: SubmissionRow,
  into: number | undefined,
): Promise<void> {
  const parent = parent_id === null ? undefined : await findById(transaction, parent_id);
  if (!parent || !isListing(parent.kind) || parent.listed_hid === null || parent.listed_hid === into) return;
  const delisting = await transaction
    .selectFrom('delistings')
    .select('id')
    .where('kind', '=', parent.kind)
    .where('hid', '=', parent.listed_hid)
    .where('restore_time', 'is', null)
    .executeTakeFirst();
  throw new AppError(
    'conflict',
    delisting
      ? 'The item was delisted after this language was sent. Restore it first, or reject this submission.'
      : 'The item’s link was changed after this language was sent. Ask the team to send it again with the new link.',
  );
}
