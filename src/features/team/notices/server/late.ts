import type { DatabaseTransaction } from '#platform/database/database.ts';

/** What was late before this existed, or while the portal was away for long, is in its queue and in no mailbox. */
const latestMs = 7 * 24 * 60 * 60_000;

/** Promises before this time are not told any longer. RFC 3339, UTC */
export const latestPromise = (at: Date): string => new Date(at.getTime() - latestMs).toISOString();

/** Keeps that people are told that this is late; a later promise of the same case can be told again. */
export async function noteLate(
  transaction: DatabaseTransaction,
  { kind, id, promised }: { kind: 'submissions' | 'appeals'; id: number; promised: string },
): Promise<void> {
  await transaction
    .insertInto('told_late')
    .values({ kind, case_id: id, promised_time: promised })
    .onConflict((conflict) => conflict.columns(['kind', 'case_id']).doUpdateSet({ promised_time: promised }))
    .execute();
}
