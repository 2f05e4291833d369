import type { Database } from '#platform/database/database.ts';

/**
 * Every change of a submission's amounts first locks its row, so that concurrent quotes count each other,
 * and quoting and closing cannot deadlock. Writing the row is a lock that both engines support.
 */
export async function lockSubmission(transaction: Database, submissionId: number): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', submissionId)
    .execute();
}
