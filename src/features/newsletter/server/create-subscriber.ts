import type { Database } from '#platform/database/database.ts';

/** One row per address, letter case aside. */
export async function createSubscriber(
  database: Database,
  { email, language, now }: { email: string; language: string; now: Date },
): Promise<void> {
  await database
    .insertInto('subscribers')
    .values({ email, email_key: email.toLowerCase(), language, create_time: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
}
