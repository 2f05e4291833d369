import type { Database } from '#platform/database/database.ts';
import { createReference, deriveReference, hashReference } from './reference.ts';

/** The submission, and when it is. */
interface Giving {
  id: number;
  at: Date;
}

async function keep(database: Database, reference: string, { id, at }: Giving): Promise<string> {
  await database
    .insertInto('further_references')
    .values({ reference_hash: hashReference(reference), submission_id: id, create_time: at.toISOString() })
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
