import type { DatabaseTransaction } from '#platform/database/database.ts';

/** Once a transaction is accepted for one submission, the claims that stood against it are looked at again, and told so. */
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
