import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { checkAnswerSchema } from '#features/submission/submissions/model/check-answer.ts';
import { submissionKinds } from '#features/submission/submissions/model/state.ts';
import { createdAnswerSchema } from '#features/submission/submissions/model/submission-answers.ts';
import { localeCodes } from '#i18n/locales.ts';
import { success } from '#platform/http/envelope.ts';
import type { Services } from '../../services.ts';
import { bodyFailures, changeFailures, describe } from './describe.ts';
import { refusal } from './refusal.ts';
import { validatedForm } from './validated-form.ts';
import type { VisitorEnvironment } from './visitor-environment.ts';

type VisitorMiddleware = MiddlewareHandler<VisitorEnvironment>;

const kind = v.picklist(submissionKinds);
export const draftKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{16,64}$/, 'must be 16 to 64 letters, digits, hyphens or underscores'),
  v.description('Random key, generated once per draft. The same key finds the same submission.'),
);

const parent = v.optional(
  v.pipe(v.string(), v.description('Reference of the paid submission to which the form adds a language')),
);

const checkEntries = {
  kind,
  draft_key: v.optional(draftKey),
  reference: v.optional(v.pipe(v.string(), v.description('Reference of the submission that the form edits'))),
  parent,
};
const createEntries = { kind, locale: v.picklist(localeCodes), draft_key: draftKey, parent };

/** Checks before payment, and the making of a submission. */
export function createCreationRoutes(
  { submissions }: Pick<Services, 'submissions'>,
  gates: { limitChecks: VisitorMiddleware; limitCreations: VisitorMiddleware },
): Hono<VisitorEnvironment> {
  const app = new Hono<VisitorEnvironment>();

  app.post(
    '/api/submissions/check',
    describe({
      summary: 'Check a form before payment',
      answers: { 200: checkAnswerSchema },
      failures: bodyFailures,
    }),
    gates.limitChecks,
    validatedForm(checkEntries),
    async (c) => {
      const { draft_key: draftKey, kind, payload, ...others } = c.req.valid('json');
      return c.json(success(await submissions.check(kind, payload, { draftKey, ...others })));
    },
  );

  app.post(
    '/api/submissions',
    describe({
      summary: 'Create a submission',
      answers: { 201: createdAnswerSchema, 422: checkAnswerSchema },
      failures: changeFailures,
    }),
    gates.limitCreations,
    validatedForm(createEntries),
    async (c) => {
      const { draft_key: draftKey, ...request } = c.req.valid('json');
      const clientAddress = c.get('clientAddress');
      const created = await submissions.create({ ...request, draftKey, clientAddress });
      if (created.ok) return c.json(success({ reference: created.reference }), 201);
      const { issues, findings } = created;
      return c.json(refusal(422, 'The form has errors.', { issues, findings }), 422);
    },
  );
  return app;
}
