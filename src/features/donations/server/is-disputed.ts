import type { Database } from '#platform/database/database.ts';

/** Does the submission claim a payment that others could claim too, so that the desk has to decide? */
export async function isDisputed(database: Database, submissionId: number): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('status', '=', 'disputed')
    .executeTakeFirst();
  return row !== undefined;
}
