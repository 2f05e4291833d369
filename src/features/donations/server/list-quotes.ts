import type { Database } from '#platform/database/database.ts';
import type { Quote } from '../model/quote.ts';

/** All quotes of the submission, oldest first. */
export async function listQuotes(database: Database, submissionId: number): Promise<Quote[]> {
  const rows = await database
    .selectFrom('quotes')
    .select(['id', 'submission_id', 'amount_units', 'create_time'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    amountUnits: BigInt(row.amount_units),
    createTime: row.create_time,
  }));
}
