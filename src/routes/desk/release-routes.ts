import { Hono } from 'hono';
import { newReleaseSchema } from '#features/site/downloads/model/new-release.ts';
import { releaseChangeSchema } from '#features/site/downloads/model/release-change.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { restoreSchema } from '#features/team/versions/model/kept-version.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { presentVersions } from './present-versions.ts';
import { valid } from './valid.ts';

export function createReleaseRoutes(releases: ReleaseDesk): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/releases', allow('releases.read'), valid('query', wholeListQuery), async (c) => {
    const data = await releases.list();
    return c.json({ data, total: data.length });
  });

  routes.post('/releases', allow('releases.publish'), valid('json', newReleaseSchema), async (c) => {
    const outcome = await releases.publish(c.req.valid('json'), c.var.person);
    return 'proposed' in outcome ? answerProposed(c, { id: 'new', ...outcome }) : c.json(outcome);
  });

  routes.post(
    '/releases/:id/actions',
    allow('releases.publish'),
    valid('param', idPath),
    valid('json', releaseChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const change = c.req.valid('json');
      return orTheirs(c, {
        act: async () => {
          const proposed = await releases.change({ id, change, person: c.var.person });
          return proposed === undefined ? c.json({ id }) : answerProposed(c, { id, proposed });
        },
        read: async () => (await releases.list()).find((release) => release.id === id),
      });
    },
  );
  routes.get(
    '/releases/:id/versions',
    allow('releases.read'),
    valid('param', idPath),
    valid('query', wholeListQuery),
    async (c) => c.json(presentVersions(await releases.listVersions(c.req.valid('param').id))),
  );

  routes.post(
    '/releases/:id/versions',
    allow('releases.publish'),
    valid('param', idPath),
    valid('json', restoreSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await releases.restoreNotes({ id, restored: c.req.valid('json'), person: c.var.person });
      return c.json({ id });
    },
  );
  return routes;
}
