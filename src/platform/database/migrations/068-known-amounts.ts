import type { Migration } from './migration.ts';

/**
 * Payments that two people confirmed against the chain's answer: where it said what came to the receiver, the books say it too. What went to
 * another receiver (`seen_receiver`) is no income.
 */
export const fillKnownAmounts: Migration = async (db) => {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'tx_hash', 'detail'])
    .where('status', '=', 'accepted')
    .where('confirmed_by', 'is not', null)
    .where('amount_units', 'is', null)
    .execute();
  for (const { id, tx_hash, detail } of rows) {
    const seen = JSON.parse(detail) as { seen_amount_units?: string; seen_receiver?: string };
    const amount_units = seen.seen_amount_units;
    if (amount_units === undefined || seen.seen_receiver !== undefined) continue;
    const taken = await db
      .selectFrom('payments')
      .select('id')
      .where('tx_hash', '=', tx_hash)
      .where('amount_units', '=', amount_units)
      .where('status', '=', 'accepted')
      .executeTakeFirst();
    if (!taken) await db.updateTable('payments').set({ amount_units }).where('id', '=', id).execute();
  }
};
