import type { Database } from '#platform/database/database.ts';

/** Frees amounts whose reservation has ended. Shared ones stay blocked. @returns how many */
export async function releaseAmounts(database: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('quotes')
    .set({ reserved: 0 })
    .where('reserved', '=', 1)
    .where('contested', '=', 0)
    .where('reserved_until', '<=', now.toISOString())
    // An expired submission that is kept for a decision of the desk can still be paid.
    .where('submission_id', 'not in', (eb) =>
      eb.selectFrom('submissions').select('id').where('state', '=', 'expired'),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
