import type { DatabaseTransaction } from '#platform/database/database.ts';

/** Adds a subscription that began or ended to the figures of its day. */
export async function countDay(
  transaction: DatabaseTransaction,
  change: 'joined' | 'departed',
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('newsletter_days')
    .values({ day: at.toISOString().slice(0, 10), joined: 0, departed: 0, [change]: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((eb) => ({ [change]: eb(eb.ref(`newsletter_days.${change}`), '+', 1) })),
    )
    .execute();
}
