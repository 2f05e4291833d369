import { Hono } from 'hono';
import { bookRequestSchema } from '#features/submission/numbers/model/books/book-range.ts';
import type { BookEntry } from '#features/submission/numbers/server/books/book-entry.ts';
import type { Books } from '#features/submission/numbers/server/books/books.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { sendCsv } from './send-csv.ts';
import { valid } from './valid.ts';

const columns = [
  'entry',
  'status',
  'mined_time',
  'accepted_time',
  'amount',
  'refunded',
  'token',
  'token_contract',
  'network',
  'chain_id',
  'payer',
  'receiver',
  'tx_hash',
  'refund_of',
  'submission',
  'title',
  'kind',
  'confirmed_by',
] as const satisfies readonly (keyof BookEntry)[];

/** What came in and was given back, for bookkeeping. */
export function createBookRoutes(books: Books): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  // A POST, because an export is an entry of the audit log.
  routes.post('/donations/export', allow('donations.export'), valid('json', bookRequestSchema), async (c) => {
    const { batches, fileName } = await books.exportEntries(c.req.valid('json'), c.var.person);
    return sendCsv(columns, batches, fileName);
  });
  return routes;
}
