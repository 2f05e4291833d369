import type { Database } from '#platform/database/database.ts';
import type { Quote } from '../model/quote.ts';
import { readTerms, type DonationSettings } from './donation-terms.ts';

/** All quotes of the submission with the terms of their time, oldest first. */
export async function listQuotes(
  { database, brand }: { database: Database; brand: DonationSettings },
  submissionId: number,
): Promise<Quote[]> {
  const termsOf = await readTerms(database, brand);
  const rows = await database
    .selectFrom('quotes')
    .select(['id', 'submission_id', 'amount_units', 'terms_id', 'create_time'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    submissionId: row.submission_id,
    amountUnits: BigInt(row.amount_units),
    terms: termsOf(row.terms_id),
    createTime: row.create_time,
  }));
}
