import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { checkAnswerSchema } from '#features/submission/submissions/model/check-answer.ts';
import { AppError } from '#lib/app-error.ts';
import { filePolicy } from '#platform/http/security-headers.ts';
import type { Services } from '../../services.ts';
import { draftKey } from './creation-routes.ts';
import { changeFailures, describe } from './describe.ts';
import { getStatus } from './get-status.ts';
import { refusal } from './refusal.ts';
import { statusViewSchema } from './status-view-schema.ts';
import { validatedForm } from './validated-form.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

type Gate = MiddlewareHandler<VisitorEnvironment>;

const address = '/api/submissions/:reference';

/** What the holder of a reference may see and change. */
export function createReferenceRoutes(
  { submissions }: Pick<Services, 'submissions'>,
  gates: { limitReads: Gate; limitChecks: Gate; limitChanges: Gate },
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();

  app.get(
    address,
    describe({ summary: 'Status of a submission', answers: { 200: statusViewSchema }, failures: [404, 429] }),
    gates.limitReads,
    async (c) => c.json(await getStatus(submissions, c.req.param('reference'))),
  );

  app.put(
    address,
    describe({
      summary: 'Send the form again',
      answers: { 200: statusViewSchema, 422: checkAnswerSchema },
      failures: changeFailures,
    }),
    gates.limitChecks,
    validatedForm({ draft_key: v.optional(draftKey) }),
    async (c) => {
      const reference = c.req.param('reference');
      const { payload, draft_key: key } = c.req.valid('json');
      const updated = await submissions.update(reference, payload, key);
      if (updated.ok) return c.json(await getStatus(submissions, reference));
      const { issues, findings } = updated;
      return c.json(refusal(422, 'The form has errors.', { issues, findings }), 422);
    },
  );

  app.post(
    `${address}/withdraw`,
    describe({
      summary: 'Withdraw a submission',
      answers: { 200: statusViewSchema },
      failures: changeFailures,
    }),
    gates.limitChanges,
    async (c) => {
      await submissions.withdraw(c.req.param('reference'));
      return c.json(await getStatus(submissions, c.req.param('reference')));
    },
  );

  // A document is not given back: the person has it, and its bytes leave the portal by no way (decision 012).
  app.get(`${address}/files/icon`, gates.limitReads, async (c) => {
    const file = await submissions.findFile(c.req.param('reference'), 'icon');
    if (!file) throw new AppError('not-found', 'There is no such file.');
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.mediaType,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': filePolicy,
      'X-Content-Type-Options': 'nosniff',
    });
  });
  return app;
}
