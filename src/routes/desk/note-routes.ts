import { Hono } from 'hono';
import * as v from 'valibot';
import { cleanLines } from '#features/submission/form-fields/model/clean-lines.ts';
import { noteMaxCharacters } from '#features/submission/review-notes/model/note.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const noteBody = v.object({
  text: v.pipe(
    v.string(),
    v.maxLength(noteMaxCharacters, 'too-long'),
    v.transform((text: string) => cleanLines(text)),
    v.nonEmpty('required'),
  ),
});

/** The review looks at the kind of what is noted: reviewers and recruiters see different ones. */
const allowReading = allow('submissions.read', 'applications.read');
const allowDeciding = allow('submissions.decide', 'applications.decide');

/** Notes of colleagues about an item, and where they mention the caller. */
export function createNoteRoutes(review: Review): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/mentions', allowReading, valid('query', wholeListQuery), async (c) => {
    const mentions = await review.mentions(c.var.person);
    return c.json({ data: mentions, total: mentions.length });
  });

  routes.post(
    '/submissions/:id/notes',
    allowDeciding,
    valid('param', idPath),
    valid('json', noteBody),
    async (c) => {
      const { id } = c.req.valid('param');
      await review.addNote({ id, text: c.req.valid('json').text, person: c.var.person });
      return c.json(await review.get(id, c.var.person));
    },
  );

  routes.post('/submissions/:id/mentions-done', allowDeciding, valid('param', idPath), async (c) => {
    const { id } = c.req.valid('param');
    await review.finishMentions({ id, person: c.var.person });
    return c.json(await review.get(id, c.var.person));
  });
  return routes;
}
