import { Hono } from 'hono';
import * as v from 'valibot';
import {
  noticeActionSchema,
  noticeChoiceSchema,
  noticeKindSchema,
  noticeStates,
} from '#features/team/notices/model/staff-notice.ts';
import type { StaffNotices } from '#features/team/notices/server/staff-notices.ts';
import type { DeskEnvironment } from './desk-gates.ts';
import { listQuery, wholeListQuery } from './page-query.ts';
import { number, valid } from './valid.ts';

/** One of one's own, or all of them. */
const noticePath = v.object({ id: v.union([v.literal('all'), number(1, 999_999_999)]) });
const kindPath = v.object({ kind: noticeKindSchema });
const noticesQuery = listQuery({ state: v.optional(v.picklist(noticeStates), 'new') });

/** What the caller is told, and in which way: open to everyone who is signed in. */
export function createNoticeRoutes(notices: StaffNotices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/own-notices', valid('query', noticesQuery), async (c) => {
    const { state, page, per_page: perPage } = c.req.valid('query');
    return c.json(await notices.list({ person: c.var.person, state, page, perPage }));
  });

  routes.post(
    '/own-notices/:id/actions',
    valid('param', noticePath),
    valid('json', noticeActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const path = await notices.read({ person: c.var.person, id });
      return c.json({ id, path });
    },
  );

  routes.get('/own-notice-choices', valid('query', wholeListQuery), async (c) => {
    const data = await notices.choices(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post(
    '/own-notice-choices/:kind/actions',
    valid('param', kindPath),
    valid('json', noticeChoiceSchema),
    async (c) => {
      const { kind } = c.req.valid('param');
      const { way } = c.req.valid('json');
      await notices.choose({ person: c.var.person, kind, way });
      return c.json({ id: kind, way });
    },
  );
  return routes;
}
