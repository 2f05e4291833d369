import { Hono } from 'hono';
import * as v from 'valibot';
import { AppError } from '#lib/app-error.ts';
import { success } from '#platform/http/envelope.ts';
import { validated } from '#platform/http/validated.ts';
import type { Services } from '../../services.ts';
import { checkAnswer, linkRefusedAnswer, quoteAnswer, quoteRefusedAnswer, statusAnswer } from './answers.ts';
import { describe } from './describe.ts';
import { refusal } from './refusal.ts';
import { limitRequests, type RequestLimits } from './request-limits.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

const updateBody = v.object({ payload: v.pipe(v.unknown(), v.description('The whole form')) });
const paymentBody = v.object({
  link: v.pipe(v.string(), v.description('Explorer link of the transaction, or its hash')),
});

/** What the holder of a reference may do with one submission. */
export function createReferenceRoutes(
  { submissions }: Pick<Services, 'submissions'>,
  limits: RequestLimits,
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();
  const address = '/api/submissions/:reference';
  const limitChanges = limitRequests(limits.changes);

  async function getStatus(reference: string) {
    const status = await submissions.status(reference);
    if (!status) throw new AppError('not-found', 'There is no submission with this reference.');
    return success(status);
  }

  app.get(
    address,
    describe({ summary: 'Status of a submission', answers: { 200: statusAnswer } }),
    limitRequests(limits.reads),
    async (c) => c.json(await getStatus(c.req.param('reference'))),
  );

  app.put(
    address,
    describe({ summary: 'Send the form again', answers: { 200: statusAnswer, 422: checkAnswer } }),
    limitRequests(limits.checks),
    validated('json', updateBody),
    async (c) => {
      const updated = await submissions.update(c.req.param('reference'), c.req.valid('json').payload);
      if (updated.ok) return c.json(await getStatus(c.req.param('reference')));
      const { faults, findings } = updated;
      return c.json(refusal(422, 'The form has faults.', { faults, findings }), 422);
    },
  );

  app.get(`${address}/files/:role{icon|audit}`, limitRequests(limits.reads), async (c) => {
    const file = await submissions.findFile(c.req.param('reference'), c.req.param('role'));
    if (!file) throw new AppError('not-found', 'There is no such file.');
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.mediaType,
      'Content-Disposition': file.mediaType.startsWith('image/')
        ? 'inline'
        : 'attachment; filename="audit.pdf"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });

  app.post(
    `${address}/quotes`,
    describe({
      summary: 'A new exact amount to donate',
      answers: { 201: quoteAnswer, 409: quoteRefusedAnswer },
    }),
    limitChanges,
    async (c) => {
      const quoted = await submissions.quote(c.req.param('reference'));
      if (quoted.ok) return c.json(success(quoted.quote), 201);
      const { findings } = quoted;
      return c.json(
        refusal(409, 'This site was listed or submitted by somebody else meanwhile.', { findings }),
        409,
      );
    },
  );

  app.post(
    `${address}/payment`,
    describe({
      summary: 'Paste the link of the paying transaction',
      answers: { 200: statusAnswer, 422: linkRefusedAnswer },
    }),
    limitChanges,
    validated('json', paymentBody),
    async (c) => {
      const paid = await submissions.pay(c.req.param('reference'), c.req.valid('json').link);
      if (paid.ok) return c.json(await getStatus(c.req.param('reference')));
      return c.json(refusal(422, `The link was refused: ${paid.code}.`, { code: paid.code }), 422);
    },
  );

  app.post(
    `${address}/withdraw`,
    describe({ summary: 'Withdraw a submission', answers: { 200: statusAnswer } }),
    limitChanges,
    async (c) => {
      await submissions.withdraw(c.req.param('reference'));
      return c.json(await getStatus(c.req.param('reference')));
    },
  );
  return app;
}
