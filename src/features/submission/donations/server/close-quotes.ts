import type { Database } from '#platform/database/database.ts';
import { reservedAfterMs } from '../model/quote.ts';
import { lockSubmission } from './lock-submission.ts';

/**
 * The submission needs no more amounts; its shown ones stay reserved for another 30 days, because payments
 * may come late.
 */
export async function closeQuotes(
  transaction: Database,
  { submissionId, at }: { submissionId: number; at: Date },
): Promise<void> {
  await lockSubmission(transaction, submissionId);
  await transaction
    .updateTable('quotes')
    .set({ reserved_until: new Date(at.getTime() + reservedAfterMs).toISOString() })
    .where('submission_id', '=', submissionId)
    .where('reserved', '=', 1)
    .where('reserved_until', 'is', null)
    .execute();
}
