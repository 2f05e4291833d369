import { readTerms } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';
import { book, monthOf, type Donation, type DonationRequest, type ExportRequest } from './book-donation.ts';

/** Rows in the memory at a time. */
const batchSize = 5_000;

function proven(database: Database, { since, kinds }: DonationRequest) {
  return database
    .selectFrom('refunds')
    .innerJoin('submissions', 'submissions.id', 'refunds.submission_id')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .where('refunds.status', '=', 'proven')
    .where('refunds.update_time', '>=', since)
    .where('submissions.kind', 'in', kinds);
}

/** How many refunds each month had, and how much they gave back in base units. */
export async function sumRefunds(database: Database, request: DonationRequest) {
  const rows = await proven(database, request)
    .select(['refunds.amount_units', 'refunds.detail', 'refunds.update_time'])
    .execute();
  const byMonth = Map.groupBy(rows, monthOf);
  return (month: string): { count: number; units: bigint } => {
    const refunds = byMonth.get(month) ?? [];
    const units = refunds.reduce((sum, { amount_units }) => sum + BigInt(amount_units), 0n);
    return { count: refunds.length, units };
  };
}

/** Every proven refund since a time, in the order in which they were recorded, in batches. */
export async function* eachRefund(
  database: Database,
  { settings, ...request }: ExportRequest,
): AsyncGenerator<Donation[]> {
  const termsOf = await readTerms(database, settings);
  let after = 0;
  for (;;) {
    const rows = await proven(database, request)
      .select([
        'refunds.id',
        'refunds.amount_units',
        'refunds.detail',
        'refunds.update_time',
        'refunds.tx_hash',
        'refunds.confirmed_by',
        'refunds.doubt',
        'refunds.sender',
        'refunds.receiver',
        'refunds.terms_id',
        'refunds.submission_id',
        'payments.tx_hash as refund_of',
        'submissions.title',
        'submissions.kind',
      ])
      .where('refunds.id', '>', after)
      .orderBy('refunds.id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => {
      const { refund_of, receiver, amount_units: units } = row;
      const [terms, payer] = [termsOf(row.terms_id), row.sender ?? ''];
      return book(row, { entry: 'refund', terms, units, payer, receiver, refund_of });
    });
    after = last.id;
  }
}
