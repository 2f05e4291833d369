import type { Database } from './database.ts';

/** Every change of public content calls this in its own transaction, so that pages made from the old content are dropped. */
export async function bumpContentRevision(transaction: Database): Promise<void> {
  await transaction
    .updateTable('content_revision')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute();
}

/** The revision that the database holds now. */
export async function getContentRevision(database: Database): Promise<number> {
  const row = await database
    .selectFrom('content_revision')
    .select('revision')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return row.revision;
}
