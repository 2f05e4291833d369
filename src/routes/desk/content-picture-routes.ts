import { Hono } from 'hono';
import * as v from 'valibot';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import type { Editing } from '#features/team/editing/server/editing.ts';
import type { CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { sendFile } from './send-file.ts';
import { valid } from './valid.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));
const fieldPath = v.object({ kind: name, field: name });
const picturePath = v.object({ ...fieldPath.entries, hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const areaBody = v.object({ left: pixels, top: pixels, width: pixels, height: pixels });

/** Takes a picture for a field of a kind, as the bytes of one file, and the part of it that visitors see. */
export function createContentPictureRoutes(
  editing: Pick<Editing, 'storePicture' | 'getCut' | 'cutAgain'>,
): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.post(
    '/content/:kind/pictures/:field',
    allow('content.edit'),
    valid('param', fieldPath),
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const id = await editing.storePicture({ ...c.req.valid('param'), bytes, person: c.var.person });
      return c.json({ id });
    },
  );
  routes.get(
    '/content/:kind/pictures/:field/:hash',
    allow('content.edit'),
    valid('param', picturePath),
    async (c) => c.json(await editing.getCut(c.req.valid('param').hash)),
  );
  routes.post(
    '/content/:kind/pictures/:field/:hash/cuts',
    allow('content.edit'),
    valid('param', picturePath),
    valid('json', areaBody),
    async (c) => {
      const area = c.req.valid('json');
      const id = await editing.cutAgain({ ...c.req.valid('param'), area, person: c.var.person });
      return c.json({ id });
    },
  );
  return routes;
}

/**
 * `/files/…` at the desk for those who may read contents: pictures of drafts, which previews refer to as the published page will, the wholes of
 * which they are parts, and icons that the person uploaded for a network. For everyone else, and for any other file, the route of public files follows.
 */
export function createDraftPictureRoute({
  accounts,
  editing,
  catalogueOrder,
}: {
  accounts: Pick<Accounts, 'session'>;
  editing: Pick<Editing, 'findPicture'>;
  catalogueOrder: Pick<CatalogueOrder, 'findOwnIcon'>;
}): Hono {
  const routes = new Hono();
  routes.get('/files/:name', async (c, next) => {
    const person = await accounts.session(c.req.raw.headers);
    if (!person || person.mustSetUpSecondFactor || !may(person, 'content.read')) return next();
    const fileName = c.req.param('name');
    const picture =
      (await editing.findPicture(fileName)) ??
      (await catalogueOrder.findOwnIcon(fileName.split('.')[0] ?? '', person));
    return picture && !picture.isPublic ? sendFile(picture) : next();
  });
  return routes;
}
