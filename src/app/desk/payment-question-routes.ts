import { Hono } from 'hono';
import * as v from 'valibot';
import { questionActionSchema, questionStates } from '#features/transfers/model/payment-question.ts';
import type { PaymentQuestions } from '#features/transfers/server/payment-questions.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const questionQuery = listQuery({ state: v.optional(v.picklist(questionStates), 'open') });
const actionBody = v.object({ version: v.pipe(v.number(), v.integer()), action: questionActionSchema });

/** What teams ask a person about their payments. */
export function createPaymentQuestionRoutes(questions: PaymentQuestions): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get(
    '/payment-question-counts',
    allow('transfers.read'),
    valid('query', wholeListQuery),
    async (c) => {
      const counts = await questions.counts();
      return c.json({ data: counts, total: counts.length });
    },
  );

  routes.get('/payment-questions', allow('transfers.read'), valid('query', questionQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await questions.list({ ...query, perPage }));
  });

  routes.get('/payment-questions/:id', allow('transfers.read'), valid('param', idPath), async (c) => {
    return c.json(await questions.get(c.req.valid('param').id));
  });

  routes.post(
    '/payment-questions/:id/actions',
    allow('transfers.decide'),
    valid('param', idPath),
    valid('json', actionBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version, action } = c.req.valid('json');
      await questions.act({ id, version, action, person: c.var.person });
      return c.json(await questions.get(id));
    },
  );
  return routes;
}
