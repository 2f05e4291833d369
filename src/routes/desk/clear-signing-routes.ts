import { Hono } from 'hono';
import { descriptorChangeSchema, importSchema } from '#features/store/clear-signing/model/clear-signing.ts';
import type { ClearSigningDesk } from '#features/store/clear-signing/server/clear-signing-desk.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const unprocessable = 422;

/** Descriptions of contracts: which files visitors read. */
export function createClearSigningRoutes(clearSigning: ClearSigningDesk): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const editing = allow('catalogue.edit');
  routes.get('/clear-signing', editing, valid('query', wholeListQuery), async (c) => {
    const data = await clearSigning.list();
    return c.json({ data, total: data.length });
  });
  routes.post('/clear-signing', editing, valid('json', importSchema), async (c) => {
    const imported = await clearSigning.import(c.req.valid('json').text, c.var.person);
    if (!imported.ok)
      return c.json({ message: 'The file has an error.', issue: imported.issue }, unprocessable);
    return 'proposed' in imported
      ? answerProposed(c, { id: 'new', proposed: imported.proposed })
      : c.json({ id: 'new', contracts: imported.contracts });
  });
  routes.post(
    '/clear-signing/:id/actions',
    editing,
    valid('param', idPath),
    valid('json', descriptorChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await clearSigning.remove(id, c.var.person);
      return c.json({ id });
    },
  );
  return routes;
}
