import { Hono } from 'hono';
import { listedIdSchema } from '#features/catalogue/model/listing-change.ts';
import { checkRequestSchema, editRequestSchema } from '#features/catalogue-editing/model/listing-edit.ts';
import { describeLogoRefusal } from '#features/catalogue-editing/model/logo-words.ts';
import { deskUploadKey } from '#features/catalogue-editing/server/check-edit.ts';
import type { ListingEditing } from '#features/catalogue-editing/server/listing-editing.ts';
import type { FileStore } from '#features/submissions/server/file-store.ts';
import { AppError } from '#lib/app-error.ts';
import * as v from 'valibot';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { valid } from './valid.ts';

const itemPath = v.object({ id: listedIdSchema });
const unprocessable = 422;

/** What visitors see of listed items, for the people who correct it. */
export function createListingEditRoutes(
  editing: ListingEditing,
  files: Pick<FileStore, 'store'>,
): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  routes.get('/listings/:id', allow('listings.read'), valid('param', itemPath), async (c) =>
    c.json(await editing.get(c.req.valid('param').id)),
  );
  routes.post('/listings/logos', allow('listings.edit'), async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const stored = await files.store(bytes, { role: 'icon', key: deskUploadKey(c.var.person) });
    if (!stored.ok) throw new AppError('bad-request', describeLogoRefusal(stored.refusal));
    return c.json({ id: stored.file.sha256 });
  });
  routes.post(
    '/listings/:id/checks',
    allow('listings.edit'),
    valid('param', itemPath),
    valid('json', checkRequestSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { draft } = c.req.valid('json');
      const check = await editing.check({ ...id, draft, person: c.var.person });
      return c.json({ id: c.req.param('id'), ...check });
    },
  );
  routes.post(
    '/listings/:id/edits',
    allow('listings.edit'),
    valid('param', itemPath),
    valid('json', editRequestSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const outcome = await editing.save({ ...id, ...c.req.valid('json'), person: c.var.person });
      if (outcome.kind === 'saved') return c.json(await editing.get(id));
      if (outcome.kind === 'stale') {
        const theirs = await editing.get(id);
        const by = theirs.history[0]?.actor ?? 'Another person';
        const message = `${by} changed this in the meantime. Your version is not saved yet, and not lost: compare the two and decide.`;
        return c.json({ message, theirs, changes: outcome.changes }, 409);
      }
      const message = 'Not saved. Check the marked fields.';
      return c.json({ message, ...outcome.check }, unprocessable);
    },
  );
  return routes;
}
