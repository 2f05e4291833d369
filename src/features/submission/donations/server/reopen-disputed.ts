import type { DatabaseTransaction } from '#platform/database/database.ts';

/**
 * Once a transaction is accepted for one submission, the competing claims are checked again, and their
 * submitters notified.
 */
export async function reopenDisputed(
  transaction: DatabaseTransaction,
  { txHash, at }: { txHash: string; at: Date },
): Promise<void> {
  const time = at.toISOString();
  await transaction
    .updateTable('payments')
    .set({ status: 'checking', code: null, code_time: time, next_attempt_time: time })
    .where('tx_hash', '=', txHash)
    .where('status', '=', 'disputed')
    .execute();
}
