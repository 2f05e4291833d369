import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';

/** A draft that is published or deleted. @property revision the one that was read; absent where a second person confirms what was proposed of it */
export interface DroppedDraft {
  id: number;
  revision?: number | undefined;
}

export const staleDraft = () =>
  new AppError('conflict', 'Another person changed this draft in the meantime. Compare and decide again.');

/** Removes a draft. @throws AppError conflict when it was changed, published or deleted since it was read */
export async function dropDraft(
  transaction: DatabaseTransaction,
  { id, revision }: DroppedDraft,
): Promise<void> {
  let query = transaction.deleteFrom('release_drafts').where('id', '=', id);
  if (revision !== undefined) query = query.where('revision', '=', revision);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (revision !== undefined && numDeletedRows === 0n) throw staleDraft();
}
