import type { Database } from '#platform/database/database.ts';

/** The submission's amounts need not be unique any more; the quotes themselves stay valid for it. */
export async function closeQuotes(transaction: Database, submissionId: number): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ open: 0 })
    .where('submission_id', '=', submissionId)
    .where('open', '=', 1)
    .execute();
}
