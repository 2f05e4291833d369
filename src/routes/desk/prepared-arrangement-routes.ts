import type { Hono } from 'hono';
import * as v from 'valibot';
import {
  newPreparedSchema,
  preparedActionSchema,
  preparedKinds,
} from '#features/listing/catalogue-editing/model/prepared-arrangement.ts';
import type { PreparedArrangements } from '#features/listing/catalogue-editing/server/prepared/prepared-arrangements.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery } from './page-query.ts';
import { valid } from './valid.ts';

const preparedQuery = listQuery({ kind: v.optional(v.picklist(preparedKinds), 'category') });

/** Changes of categories and networks that are prepared before visitors see them. */
export function addPreparedRoutes(routes: Hono<DeskEnvironment>, prepared: PreparedArrangements): void {
  const editing = allow('catalogue.edit');
  routes.get('/prepared-arrangements', editing, valid('query', preparedQuery), async (c) => {
    const { kind, page, per_page: perPage } = c.req.valid('query');
    return c.json(await prepared.list(kind, { page, perPage }));
  });
  routes.post('/prepared-arrangements', editing, valid('json', newPreparedSchema), async (c) =>
    c.json({ id: await prepared.create(c.req.valid('json'), c.var.person) }),
  );
  routes.post(
    '/prepared-arrangements/:id/actions',
    editing,
    valid('param', idPath),
    valid('json', preparedActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const proposed = await prepared.change(id, c.req.valid('json'), c.var.person);
      return proposed === undefined ? c.json({ id }) : answerProposed(c, { id, proposed });
    },
  );
}
