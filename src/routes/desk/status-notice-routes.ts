import { Hono } from 'hono';
import { newNoticeSchema, noticeActionSchema } from '#features/site/service-status/model/notice-form.ts';
import type { NoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import {
  noticePreviewSchema,
  type NoticePreview,
} from '#features/site/service-status/model/notice-preview.ts';
import { noticeAnchors } from '#features/site/service-status/model/notice-state.ts';
import { previewNotice } from '#features/site/service-status/server/notices/preview-notice.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import type { Previews } from '#features/team/editing/server/previews.ts';
import type { DraftRendering, PlacedPage } from './draft-rendering.ts';
import { valid } from './valid.ts';

export interface StatusNoticeServices {
  statusNotices: NoticeDesk;
  drafts: DraftRendering;
  previews: Previews;
  now: () => Date;
}

/** The page of the status with a notice as it is in the form. */
async function renderNotice(
  draft: NoticePreview,
  { statusNotices, drafts, now }: StatusNoticeServices,
): Promise<PlacedPage> {
  const stored = draft.id === undefined ? undefined : await statusNotices.get(draft.id);
  const previewed = previewNotice(drafts.services.serviceStatus, { draft, stored, now: now() });
  const place = {
    path: '/status',
    anchor: noticeAnchors[previewed.place],
    lay: () => ({ serviceStatus: previewed.status }),
  };
  return drafts.renderPlace(place, draft);
}

/** Notices of the status page: they are content, and visitors read each act immediately. */
export function createStatusNoticeRoutes(services: StatusNoticeServices): Hono<DeskEnvironment> {
  const { statusNotices: notices, previews } = services;
  const routes = new Hono<DeskEnvironment>();
  const [reading, writing] = [allow('content.read'), allow('content.publish')];

  routes.get('/status-notices', reading, valid('query', wholeListQuery), async (c) => {
    const data = await notices.list();
    return c.json({ data, total: data.length });
  });

  routes.get('/status-notice-subjects', reading, valid('query', wholeListQuery), async (c) => {
    const subjects = await notices.listSubjects();
    return c.json({ data: subjects.map((id) => ({ id })), total: subjects.length });
  });

  routes.get('/status-notices/:id', reading, valid('param', idPath), async (c) =>
    c.json(await notices.get(c.req.valid('param').id)),
  );

  routes.post('/status-notices', writing, valid('json', newNoticeSchema), async (c) =>
    c.json(await notices.create(c.req.valid('json'), c.var.person)),
  );

  routes.post(
    '/status-notices/:id/actions',
    writing,
    valid('param', idPath),
    valid('json', noticeActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return orTheirs(c, {
        act: async () => {
          await notices.change({ id, action: c.req.valid('json'), person: c.var.person });
          return c.json({ id });
        },
        read: () => notices.get(id),
      });
    },
  );
  routes.post('/status-notice-previews', writing, valid('json', noticePreviewSchema), async (c) => {
    const draft = c.req.valid('json');
    return c.json(await previews.renderPlaced(c.var.person.id, () => renderNotice(draft, services)));
  });
  return routes;
}
