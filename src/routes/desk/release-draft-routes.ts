import { Hono } from 'hono';
import { draftActionSchema, preparedReleaseSchema } from '#features/site/downloads/model/prepared-release.ts';
import type { ReleaseDrafts } from '#features/site/downloads/server/release-drafts.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

/** Releases that are prepared, for those who may publish them. */
export function createReleaseDraftRoutes(drafts: ReleaseDrafts): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const publishing = allow('releases.publish');

  routes.get('/release-drafts', publishing, valid('query', wholeListQuery), async (c) => {
    const data = await drafts.list();
    return c.json({ data, total: data.length });
  });

  routes.get('/release-drafts/:id', publishing, valid('param', idPath), async (c) =>
    c.json(await drafts.get(c.req.valid('param').id)),
  );

  // Whole, because the desk opens what it is answered.
  routes.post('/release-drafts', publishing, valid('json', preparedReleaseSchema), async (c) =>
    c.json(await drafts.get(await drafts.create(c.req.valid('json'), c.var.person))),
  );

  routes.post(
    '/release-drafts/:id/actions',
    publishing,
    valid('param', idPath),
    valid('json', draftActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const action = c.req.valid('json');
      return orTheirs(c, {
        act: async () => {
          const outcome = await drafts.change({ id, action, person: c.var.person });
          if (outcome && 'proposed' in outcome) return answerProposed(c, { id, ...outcome });
          return c.json({ id });
        },
        read: async () => (await drafts.list()).find((draft) => draft.id === id),
      });
    },
  );
  return routes;
}
