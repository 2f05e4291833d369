import { sql } from 'kysely';
import type { Database } from './database.ts';

/** On which every move of the revision is told, when its transaction is committed. */
export const contentChannel = 'content_revision';

/**
 * Call this in the same transaction as every change of public content, so that pages made from the old
 * content are dropped, on every node.
 */
export async function bumpContentRevision(transaction: Database): Promise<void> {
  await transaction
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .returning(sql`pg_notify(${contentChannel}, '')`.as('told'))
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
