import { Hono } from 'hono';
import * as v from 'valibot';
import { answerChangeSchema, newAnswerSchema } from '#features/submission/canned-answers/model/answer.ts';
import type { Answers } from '#features/submission/canned-answers/server/answers.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const answerPath = v.object({ answer: v.pipe(v.string(), v.maxLength(60)) });
const changeBody = v.object({ seen: v.nullable(v.string()), change: answerChangeSchema });

/** Canned answers: editing them, and those that fit one submission. */
export function createAnswerRoutes(answers: Answers): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/answers', allow('answers.edit'), valid('query', wholeListQuery), async (c) => {
    const data = await answers.list(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post('/answers', allow('answers.edit'), valid('json', newAnswerSchema), async (c) => {
    return c.json({ id: await answers.create(c.req.valid('json'), c.var.person) });
  });

  routes.post(
    '/answers/:answer/actions',
    allow('answers.edit'),
    valid('param', answerPath),
    valid('json', changeBody),
    async (c) => {
      const { answer: id } = c.req.valid('param');
      const { person } = c.var;
      return orTheirs(c, {
        act: async () => {
          await answers.change({ id, ...c.req.valid('json'), person });
          return c.json({ id });
        },
        read: async () => (await answers.list(person)).find((answer) => answer.id === id),
      });
    },
  );

  routes.get(
    '/submissions/:id/answers',
    allow('submissions.decide', 'applications.decide'),
    valid('param', idPath),
    valid('query', wholeListQuery),
    async (c) => {
      const data = await answers.offer(c.req.valid('param').id, c.var.person);
      return c.json({ data, total: data.length });
    },
  );
  return routes;
}
