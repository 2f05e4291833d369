import { Hono } from 'hono';
import * as v from 'valibot';
import { may } from '#features/accounts/model/permissions.ts';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import type { Editing } from '#features/editing/server/editing.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { sendFile } from './send-file.ts';
import { valid } from './valid.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));
const fieldPath = v.object({ kind: name, field: name });

/** Takes a picture for a field of a kind, as the bytes of one file. */
export function createContentPictureRoutes(editing: Pick<Editing, 'storePicture'>): Hono<DeskEnvironment> {
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
  return routes;
}

/**
 * `/files/…` at the desk for those who may read contents: pictures of drafts, which previews refer to as the published page will. For
 * everyone else, and for any other file, the route of public files follows.
 */
export function createDraftPictureRoute({
  accounts,
  editing,
}: {
  accounts: Pick<Accounts, 'session'>;
  editing: Pick<Editing, 'findPicture'>;
}): Hono {
  const routes = new Hono();
  routes.get('/files/:name', async (c, next) => {
    const person = await accounts.session(c.req.raw.headers);
    if (!person || person.mustSetUpSecondFactor || !may(person, 'content.read')) return next();
    const picture = await editing.findPicture(c.req.param('name'));
    return picture && !picture.isPublic ? sendFile(picture) : next();
  });
  return routes;
}
