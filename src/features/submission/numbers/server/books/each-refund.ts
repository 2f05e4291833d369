import { readTerms } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';
import { isWithin } from '../../model/books/book-range.ts';
import { batchSize, book, bookedTimeOf, type BookEntry, type EntryRequest } from './book-entry.ts';

/** Every proven refund of the range, in the order in which they were recorded, in batches. */
export async function* eachRefund(database: Database, request: EntryRequest): AsyncGenerator<BookEntry[]> {
  const termsOf = await readTerms(database, request.settings);
  let after = 0;
  for (;;) {
    const rows = await database
      .selectFrom('refunds')
      .innerJoin('submissions', 'submissions.id', 'refunds.submission_id')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .where('refunds.status', '=', 'proven')
      .where('submissions.kind', 'in', request.kinds)
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
    yield rows
      .filter((row) => isWithin(request, bookedTimeOf(row)))
      .map((row) => {
        const { refund_of, receiver, amount_units: units } = row;
        const [terms, payer] = [termsOf(row.terms_id), row.sender ?? ''];
        const booked = { entry: 'refund', terms, units, payer, receiver, refund_of } as const;
        return book(row, booked, request.pricing);
      });
    after = last.id;
  }
}
