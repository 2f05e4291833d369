import type { Database } from '#platform/database/database.ts';
import type { BookPart } from '../../model/books/book-range.ts';
import type { BookEntry, EntryRequest } from './book-entry.ts';
import { eachPayment } from './each-payment.ts';
import { eachRefund } from './each-refund.ts';
import { eachTransfer, eachTransferRefund, type ReadTransfers } from './each-transfer.ts';

/**
 * Every entry of the range, in batches: first transfers that pay for no submission, then what was given back of them, payments, and refunds.
 * Reading takes a while, and a transfer that is accepted as a payment in that time has been read already: so its payment is left out, and
 * nothing is booked twice.
 */
export async function* eachEntry(
  database: Database,
  { parts, ...request }: EntryRequest & { parts: ReadonlySet<BookPart> },
): AsyncGenerator<BookEntry[]> {
  const read: ReadTransfers = { hashes: new Set(), payments: new Set() };
  if (parts.has('transfers')) {
    yield* eachTransfer(database, { ...request, read });
    yield* eachTransferRefund(database, request);
  }
  const isBooked = ({ id, tx_hash }: { id: number; tx_hash: string }) =>
    read.hashes.has(tx_hash) && !read.payments.has(id);
  if (parts.has('donations')) yield* eachPayment(database, { ...request, isBooked });
  if (parts.has('refunds')) yield* eachRefund(database, request);
}
