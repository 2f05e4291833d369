import type { Database } from '#platform/database/database.ts';
import { createReference, deriveReference, hashReference } from './reference.ts';

/** The submission, and when it is. */
interface Giving {
  id: number;
  at: Date;
  /** Until when the key takes the listed item out of the store; left out for a key that does not. */
  withdrawUntil?: Date;
}

async function keep(
  database: Database,
  reference: string,
  { id, at, withdrawUntil }: Giving,
): Promise<string> {
  await database
    .insertInto('further_references')
    .values({
      reference_hash: hashReference(reference),
      submission_id: id,
      create_time: at.toISOString(),
      withdraw_until: withdrawUntil?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.column('reference_hash').doNothing())
    .execute();
  return reference;
}

/** A further key of a submission's status page, for a mail. The earlier ones open it as well. */
export const giveReference = (database: Database, giving: Giving): Promise<string> =>
  keep(database, createReference(), giving);

/** The same for the holder of another key that gives a right to it, who gets the same one again. */
export const giveReferenceTo = (database: Database, key: string, giving: Giving): Promise<string> =>
  keep(database, deriveReference(key, giving.id), giving);

/** Was this key mailed to confirm that the listed item is taken out of the store, and is there still time? */
export async function mayWithdrawNow(database: Database, reference: string, at: Date): Promise<boolean> {
  const key = await database
    .selectFrom('further_references')
    .select('withdraw_until')
    .where('reference_hash', '=', hashReference(reference))
    .where('withdraw_until', '>', at.toISOString())
    .executeTakeFirst();
  return key !== undefined;
}
