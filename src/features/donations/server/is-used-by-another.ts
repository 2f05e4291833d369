import type { Database } from '#platform/database/database.ts';

/** True when another submission was accepted with this transaction. */
export async function isUsedByAnother(
  database: Database,
  claim: { submission_id: number; tx_hash: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', claim.tx_hash)
    .where('status', '=', 'accepted')
    .where('submission_id', '<>', claim.submission_id)
    .executeTakeFirst();
  return row !== undefined;
}
