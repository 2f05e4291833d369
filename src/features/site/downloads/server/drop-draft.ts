import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { NewRelease } from '../model/new-release.ts';
import type { PreparedRelease } from '../model/prepared-release.ts';

/** A draft that is published. @property revision the one that was read; absent where a second person confirms what was proposed of it */
export interface PublishedDraft {
  id: number;
  revision?: number;
}

export const staleDraft = () =>
  new AppError('conflict', 'Another person changed this draft in the meantime. Reload and decide again.');

/** Removes a draft. @throws AppError conflict when it was changed, published or deleted since it was read */
export async function dropDraft(
  transaction: DatabaseTransaction,
  { id, revision }: Required<PublishedDraft>,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('release_drafts')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw staleDraft();
}

/**
 * Ends the draft of a release that is published. One of which a second person confirms what was proposed may be gone by then, and stays where
 * it has become another version since.
 * @throws AppError conflict when it was changed, published or deleted since it was read
 */
export async function endDraft(
  transaction: DatabaseTransaction,
  { id, revision }: PublishedDraft,
  { platform, version }: Pick<NewRelease, 'platform' | 'version'>,
): Promise<void> {
  if (revision !== undefined) return dropDraft(transaction, { id, revision });
  const drafts = transaction.selectFrom('release_drafts').select('body').where('id', '=', id);
  const row = await drafts.executeTakeFirst();
  const draft = row && (JSON.parse(row.body) as PreparedRelease);
  if (row && draft?.platform === platform && draft.version === version)
    await transaction
      .deleteFrom('release_drafts')
      .where('id', '=', id)
      .where('body', '=', row.body)
      .execute();
}
