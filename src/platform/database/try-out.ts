import type { Database, DatabaseTransaction } from './database.ts';

/** Ends a transaction without storing anything. */
class TriedOut extends Error {}

/** Writes, looks at what would then be stored, and undoes the writing. @param work nothing slow: other writers wait for it */
export async function tryOut<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      outcome = { result: await work(transaction) };
      throw new TriedOut();
    });
  } catch (cause) {
    if (!(cause instanceof TriedOut)) throw cause;
  }
  if (!outcome) throw new Error('A transaction that was to be undone has no result');
  return outcome.result;
}
