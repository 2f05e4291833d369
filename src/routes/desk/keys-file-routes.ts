import { Hono } from 'hono';
import { keysFileChangeSchema } from '#features/site/downloads/model/keys-file-change.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

/** Files of the key generator: which are trusted. */
export function createKeysFileRoutes(keysFiles: ReleaseDesk['keysFiles']): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/keys-files', allow('releases.read'), valid('query', wholeListQuery), async (c) => {
    const data = await keysFiles.list();
    return c.json({ data, total: data.length });
  });

  routes.post(
    '/keys-files/:id/actions',
    allow('releases.publish'),
    valid('param', idPath),
    valid('json', keysFileChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const proposed = await keysFiles.change({ id, change: c.req.valid('json'), person: c.var.person });
      return proposed === undefined ? c.json({ id }) : answerProposed(c, { id, proposed });
    },
  );
  return routes;
}
