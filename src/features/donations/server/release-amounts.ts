import type { Database } from '#platform/database/database.ts';

/** Gives amounts free whose reservation has ended. Those that two submissions were given stay blocked. @returns how many */
export async function releaseAmounts(database: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('quotes')
    .set({ reserved: 0 })
    .where('reserved', '=', 1)
    .where('contested', '=', 0)
    .where('reserved_until', '<=', now.toISOString())
    // An expired submission that is kept, because the desk has to look at a payment, can still be paid.
    .where('submission_id', 'not in', (eb) =>
      eb.selectFrom('submissions').select('id').where('state', '=', 'expired'),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
