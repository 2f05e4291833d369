import type { Database } from './database.ts';

/**
 * Call this in the same transaction as every change of public content, so that pages made from the old
 * content are dropped.
 */
export async function bumpContentRevision(transaction: Database): Promise<void> {
  await transaction
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

/** The current revision in the database. */
export async function getContentRevision(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.revision;
}
