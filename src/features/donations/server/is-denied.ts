import type { Database } from '#platform/database/database.ts';

/** True when the desk decided that a disputed transaction pays for none of the claiming submissions. */
export async function isDenied(database: Database, txHash: string): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', txHash)
    .where('code', '=', 'denied-by-desk')
    .executeTakeFirst();
  return row !== undefined;
}
