import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { demonstrationPaymentSchema } from '#features/submission/submissions/model/submission-answers.ts';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { changeFailures, describe } from './describe.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

const body = v.object({ reference: v.string() });

/** POST /api/demonstration/pay: pays the amount that was shown last, on the development chain. Elsewhere the address does not exist. */
export function createDemonstrationRoute(
  { submissions, demonstration }: Pick<Services, 'submissions' | 'demonstration'>,
  limitChanges: MiddlewareHandler<VisitorEnvironment>,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  if (!demonstration) return app;
  app.post(
    '/api/demonstration/pay',
    describe({
      summary: 'Pay with the demonstration wallet',
      answers: { 200: demonstrationPaymentSchema },
      failures: changeFailures,
    }),
    limitChanges,
    validated('json', body),
    async (c) => {
      const { reference } = c.req.valid('json');
      const quote = await submissions.latestQuote(reference);
      if (!quote) throw new AppError('conflict', 'No amount has been shown for this submission yet.');
      const amountUnits = quote.amount_units;
      await submissions.announcePayer({ reference, amountUnits, address: demonstration.address });
      return c.json(success(await demonstration.pay({ amountUnits: BigInt(amountUnits) })));
    },
  );
  return app;
}
