import { sql } from 'kysely';
import { readTerms } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';
import { isWithin } from '../../model/books/book-range.ts';
import { ofKinds } from '../of-kinds.ts';
import { batchSize, book, bookedTimeOf, type BookEntry, type EntryRequest } from './book-entry.ts';

type PaymentRequest = EntryRequest & {
  /** Whether it is booked otherwise already. */
  isBooked: (payment: { id: number; tx_hash: string }) => boolean;
};

/** Accepted payments of the range’s months. The state is a literal, so that both engines use the partial index. */
const accepted = (database: Database, { from, to, kinds }: EntryRequest) =>
  ofKinds(database.selectFrom('payments'), kinds)
    .where(sql<boolean>`payments.status = 'accepted'`)
    .where('payments.counted_month', '>=', from.slice(0, 7))
    .where('payments.counted_month', '<=', to.slice(0, 7));

/** Every accepted payment of the range, in the order in which they came in, in batches. */
export async function* eachPayment(database: Database, request: PaymentRequest): AsyncGenerator<BookEntry[]> {
  const termsOf = await readTerms(database, request.settings);
  let after = 0;
  for (;;) {
    const rows = await accepted(database, request)
      .innerJoin('submissions', 'submissions.id', 'payments.submission_id')
      .select([
        'payments.id',
        'payments.amount_units',
        'payments.detail',
        'payments.update_time',
        'payments.tx_hash',
        'payments.confirmed_by',
        'payments.doubt',
        'payments.payer_address',
        'payments.terms_id',
        'payments.submission_id',
        'submissions.title',
        'submissions.kind',
      ])
      .where('payments.id', '>', after)
      .orderBy('payments.id')
      .limit(batchSize)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows
      .filter((row) => isWithin(request, bookedTimeOf(row)) && !request.isBooked(row))
      .map((row) => {
        const terms = termsOf(row.terms_id);
        const [units, payer, receiver] = [row.amount_units, row.payer_address ?? '', terms.receivingAddress];
        const booked = { entry: 'donation', terms, units, payer, receiver, refund_of: '' } as const;
        return book(row, booked, request.pricing);
      });
    after = last.id;
  }
}
