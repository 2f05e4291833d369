import { Hono } from 'hono';
import * as v from 'valibot';
import { parseBookId } from '#features/submission/numbers/model/books/book-id.ts';
import { bookRequestSchema } from '#features/submission/numbers/model/books/book-range.ts';
import { rateChangeSchema } from '#features/submission/numbers/model/books/book-rate.ts';
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
  'currency',
  'rate',
  'value',
  'refunded_value',
  'rate_source',
] as const satisfies readonly (keyof BookEntry)[];

/** `2026-01-01_2026-03-31_EUR`, or `…_EUR_token`. */
const bookPath = v.object({
  id: v.pipe(
    v.string(),
    v.check((id) => parseBookId(id) !== undefined, 'Choose a first day, a last day and a currency.'),
  ),
});

/** What came in and was given back, for bookkeeping. */
export function createBookRoutes(books: Books): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  // A POST, because an export is an entry of the audit log.
  routes.post('/donations/export', allow('donations.export'), valid('json', bookRequestSchema), async (c) => {
    const { batches, fileName } = await books.exportEntries(c.req.valid('json'), c.var.person);
    return sendCsv(columns, batches, fileName);
  });
  routes.get('/books/:id', allow('donations.export'), valid('param', bookPath), async (c) =>
    c.json(await books.readStatement(parseBookId(c.req.valid('param').id)!)),
  );
  routes.get('/book-rates/:id', allow('donations.export'), valid('param', bookPath), async (c) => {
    const { id } = c.req.valid('param');
    return c.json({ id, ...(await books.readRates(parseBookId(id)!)) });
  });
  routes.post('/book-rates', allow('rates.edit'), valid('json', rateChangeSchema), async (c) => {
    const change = c.req.valid('json');
    await books.changeRates(change, c.var.person);
    return c.json({ id: change.token });
  });
  return routes;
}
