import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { publicQuoteSchema } from '#features/submission/donations/model/quote.ts';
import {
  linkRefusedSchema,
  payerAnswerSchema,
  quoteRefusedSchema,
} from '#features/submission/submissions/model/submission-answers.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeFailures, describe } from './describe.ts';
import { getStatus } from './get-status.ts';
import { refusal } from './refusal.ts';
import { statusViewSchema } from './status-view-schema.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

const body = v.object({
  link: v.pipe(v.string(), v.description('Explorer link of the transaction, or its hash')),
});

const payerBody = v.object({
  amount_units: v.pipe(
    v.string(),
    v.regex(/^\d{1,78}$/, 'must be base units in decimal digits'),
    v.description('The amount that is about to be paid, as it was shown'),
  ),
  address: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]{40}$/, 'must be 0x and 40 hexadecimal digits'),
    v.description('Address of the wallet that is about to pay'),
  ),
});

/** The donation of one submission: amounts to pay, and the link of the payment. */
export function createPaymentRoutes(
  { submissions }: Pick<Services, 'submissions'>,
  limitChanges: MiddlewareHandler<VisitorEnvironment>,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();

  app.post(
    '/api/submissions/:reference/quotes',
    describe({
      summary: 'A new exact amount to donate',
      answers: { 201: publicQuoteSchema, 409: quoteRefusedSchema },
      failures: [...changeFailures, 503],
    }),
    limitChanges,
    async (c) => {
      const quoted = await submissions.quote(c.req.param('reference'));
      if (quoted.ok) return c.json(success(quoted.quote), 201);
      const { findings } = quoted;
      return c.json(
        refusal(409, 'Someone else has listed or submitted the same in the meantime.', { findings }),
        409,
      );
    },
  );

  app.post(
    '/api/submissions/:reference/payer',
    describe({
      summary:
        'Report the address that is about to pay the amount shown. When two submissions claim the same payment, this address decides.',
      answers: { 200: payerAnswerSchema },
      failures: changeFailures,
    }),
    limitChanges,
    validated('json', payerBody),
    async (c) => {
      const { amount_units: amountUnits, address } = c.req.valid('json');
      const reference = c.req.param('reference');
      return c.json(success({ noted: await submissions.announcePayer({ reference, amountUnits, address }) }));
    },
  );

  app.post(
    '/api/submissions/:reference/payment',
    describe({
      summary: 'Confirm a payment by its transaction link',
      answers: { 200: statusViewSchema, 422: linkRefusedSchema },
      failures: changeFailures,
    }),
    limitChanges,
    validated('json', body),
    async (c) => {
      const reference = c.req.param('reference');
      const paid = await submissions.pay(reference, c.req.valid('json').link);
      if (paid.ok) return c.json(await getStatus(submissions, reference));
      return c.json(refusal(422, `The link was refused: ${paid.code}.`, { code: paid.code }), 422);
    },
  );
  return app;
}
