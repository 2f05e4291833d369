import type { Database } from '#platform/database/database.ts';

/**
 * Whoever changes the amounts of a submission waits for its row first, so that two showings count each other, and showing and closing do
 * not wait for each other in a circle. Writing the row is the lock that both engines know.
 */
export async function lockSubmission(transaction: Database, submissionId: number): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', submissionId)
    .execute();
}
