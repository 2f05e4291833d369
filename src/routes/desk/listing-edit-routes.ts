import { Hono, type Context } from 'hono';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { listedIdSchema } from '#features/store/catalogue/model/listing-change.ts';
import { newHid } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import {
  checkRequestSchema,
  editRequestSchema,
} from '#features/listing/catalogue-editing/model/listing-edit.ts';
import { describeLogoRefusal } from '#features/listing/catalogue-editing/model/logo-words.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import type { ListingKey } from '#features/listing/catalogue-editing/server/get-draft.ts';
import type { ListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';
import { AppError } from '#lib/app-error.ts';
import * as v from 'valibot';
import { answerProposed } from './answer-proposed.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { number, valid } from './valid.ts';

const itemPath = v.object({ id: listedIdSchema });
const kindPath = v.object({ kind: v.picklist(listedKinds) });
const versionPath = v.object({ ...itemPath.entries, number: number(1, 999_999_999) });
const unprocessable = 422;

type SaveBody = v.InferOutput<typeof editRequestSchema>;

/** Logos are uploaded before the item that shows them is saved. */
function addLogos(routes: Hono<DeskEnvironment>, files: Pick<FileStore, 'store'>): void {
  routes.post('/listings/logos', allow('listings.edit', 'listings.add'), async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const stored = await files.store(bytes, { role: 'icon', key: deskUploadKey(c.var.person) });
    if (!stored.ok) throw new AppError('bad-request', describeLogoRefusal(stored.refusal));
    return c.json({ id: stored.file.sha256 });
  });
}

/** Items that are added: the same form, rules and answers as those of an edit. */
function addNewItems(routes: Hono<DeskEnvironment>, { editing, save }: EditParts): void {
  const adding = allow('listings.add');
  routes.get('/new-listings/:kind', adding, valid('param', kindPath), async (c) =>
    c.json(await editing.get({ ...c.req.valid('param'), hid: newHid })),
  );
  routes.post(
    '/new-listings/:kind/checks',
    adding,
    valid('param', kindPath),
    valid('json', checkRequestSchema),
    async (c) => {
      const { kind } = c.req.valid('param');
      const { draft } = c.req.valid('json');
      const check = await editing.check({ kind, hid: newHid, draft, person: c.var.person });
      return c.json({ id: `${kind}-new`, ...check });
    },
  );
  routes.post(
    '/new-listings/:kind/edits',
    adding,
    valid('param', kindPath),
    valid('json', editRequestSchema),
    async (c) => save(c, { ...c.req.valid('param'), hid: newHid }, c.req.valid('json')),
  );
}

interface EditParts {
  editing: ListingEditing;
  save: (c: Context<DeskEnvironment>, item: ListingKey, body: SaveBody) => Promise<Response>;
}

/** Saves or adds an item; what keeps it from being saved is an answer. */
function createSave(editing: ListingEditing): EditParts['save'] {
  return async (c, item, body) => {
    const outcome = await editing.save({ ...item, ...body, person: c.var.person });
    if (outcome.kind === 'saved') return c.json(await editing.get({ ...item, hid: outcome.hid }));
    if (outcome.kind === 'proposed')
      return answerProposed(c, { id: `${item.kind}-${item.hid}`, proposed: outcome.proposal });
    if (outcome.kind === 'stale') {
      const theirs = await editing.get(item);
      const by = theirs.history[0]?.actor ?? 'Another person';
      const message = `${by} changed this in the meantime. Your version is kept, but not saved. Compare the two and decide.`;
      return c.json({ message, theirs, changes: outcome.changes }, 409);
    }
    return c.json({ message: 'Not saved. Check the marked fields.', ...outcome.check }, unprocessable);
  };
}

/** What visitors see of listed items, for the people who correct it and add to it. */
export function createListingEditRoutes(
  editing: ListingEditing,
  files: Pick<FileStore, 'store'>,
): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const save = createSave(editing);
  addLogos(routes, files);
  routes.get('/listings/:id', allow('listings.read'), valid('param', itemPath), async (c) =>
    c.json(await editing.get(c.req.valid('param').id)),
  );
  routes.get(
    '/listings/:id/versions/:number',
    allow('listings.read'),
    valid('param', versionPath),
    async (c) => {
      const { id, number: version } = c.req.valid('param');
      return c.json(await editing.version({ ...id, number: version }));
    },
  );
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
    async (c) => save(c, c.req.valid('param').id, c.req.valid('json')),
  );
  addNewItems(routes, { editing, save });
  return routes;
}
