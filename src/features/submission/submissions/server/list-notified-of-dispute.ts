import type { DatabaseTransaction } from '#platform/database/database.ts';
import { parseChangeDetail } from '../model/change-detail.ts';

/** @returns ids of the submissions that were told that a transaction is disputed, in ascending order */
export async function listNotifiedOfDispute(
  transaction: DatabaseTransaction,
  txHash: string,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('submission_history')
    .select(['submission_id', 'detail'])
    .where('code', '=', 'disputed')
    .where('detail', 'like', `%${txHash}%`)
    .orderBy('submission_id')
    .execute();
  const notified = rows.filter(({ detail }) => parseChangeDetail(detail)?.disputed_tx === txHash);
  return [...new Set(notified.map(({ submission_id }) => submission_id))];
}
