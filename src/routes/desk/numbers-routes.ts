import { Hono } from 'hono';
import * as v from 'valibot';
import { countedKinds, periods, type Period } from '#features/submission/numbers/model/numbers.ts';
import type { Donation } from '#features/submission/numbers/server/book-donation.ts';
import type { NumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { sendCsv } from './send-csv.ts';
import { valid } from './valid.ts';

const period = v.picklist(Object.keys(periods) as Period[]);
const kind = v.picklist(countedKinds);
/** `12w`, or `12w-token` for one kind. */
const numbersPath = v.object({
  id: v.pipe(
    v.string(),
    v.transform((id) => id.split('-')),
    v.union([
      v.pipe(
        v.strictTuple([period]),
        v.transform(([each]) => ({ period: each })),
      ),
      v.pipe(
        v.strictTuple([period, kind]),
        v.transform(([each, only]) => ({ period: each, kind: only })),
      ),
    ]),
  ),
});
const exportBody = v.object({ period, kind: v.optional(kind) });

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
] as const satisfies readonly (keyof Donation)[];

/** How fast, how much, and how many. */
export function createNumbersRoutes(numbers: NumbersDesk): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/numbers/:id', allow('numbers.read'), valid('param', numbersPath), async (c) =>
    c.json(await numbers.read(c.req.valid('param').id)),
  );
  // A POST, because an export is an entry of the audit log.
  routes.post('/donations/export', allow('donations.export'), valid('json', exportBody), async (c) => {
    const { batches, fileName } = await numbers.exportDonations(c.req.valid('json'), c.var.person);
    return sendCsv(columns, batches, fileName);
  });
  return routes;
}
