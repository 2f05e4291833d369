import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { may } from '#features/team/accounts/model/permissions.ts';
import { listedIdSchema } from '#features/store/catalogue/model/listing-change.ts';
import { newHid } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { checkRequestSchema } from '#features/listing/catalogue-editing/model/listing-edit.ts';
import {
  draftActionSchema,
  newDraftSchema,
  plannedDelistingSchema,
  publishDraftSchema,
} from '#features/listing/catalogue-editing/model/prepared-draft.ts';
import type { DraftOutcome } from '#features/listing/catalogue-editing/server/drafts/change-draft.ts';
import type { ListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { SaveOutcome } from '#features/listing/catalogue-editing/server/save-edit.ts';
import { AppError } from '#lib/app-error.ts';
import { answerProposed } from './answer-proposed.ts';
import { allow, requireListingChange, type DeskEnvironment } from './desk-gates.ts';
import { idPath, listQuery } from './page-query.ts';
import { valid } from './valid.ts';

const unprocessable = 422;
/** People who add items, and people who only edit listed ones: `ofDraft` asks which of the two a draft needs. */
const preparing = allow('listings.add', 'listings.edit');

type Refusal = Extract<SaveOutcome | DraftOutcome, { kind: 'stale' | 'refused' }>;

/** @throws AppError forbidden for an item that is not listed yet, where the person may only edit listed ones */
function requirePreparing(person: DeskEnvironment['Variables']['person'], hid: number): void {
  if (!may(person, hid === newHid ? 'listings.add' : 'listings.edit'))
    throw new AppError('forbidden', 'Your account is not allowed to do this.');
}

/** Asks what the draft of the path needs. */
const ofDraft = ({ drafts }: ListingEditing) =>
  createMiddleware<DeskEnvironment>(async (c, next) => {
    const { id } = v.parse(idPath, { id: c.req.param('id') });
    requirePreparing(c.var.person, await drafts.hidOf(id));
    await next();
  });

/** What keeps a draft from being stored or published is an answer. @param draft.id undefined for a new one, which nobody else has */
async function refuse(
  c: Context<DeskEnvironment>,
  { drafts }: ListingEditing,
  { id, outcome }: { id: number | undefined; outcome: Refusal },
) {
  if (outcome.kind === 'refused' || id === undefined)
    return c.json(
      { message: 'Not saved. Check the marked fields.', ...(outcome.kind === 'refused' && outcome.check) },
      unprocessable,
    );
  const theirs = await drafts.get(id);
  const message =
    'This draft or its item was changed in the meantime. Your version is kept, but not saved. Compare the two and decide.';
  return c.json({ message, theirs, changes: outcome.changes }, 409);
}

/** Reading and checking; nothing is stored. */
function addReading(routes: Hono<DeskEnvironment>, editing: ListingEditing): void {
  const { drafts } = editing;
  const own = ofDraft(editing);
  routes.get('/listing-drafts', preparing, valid('query', listQuery({})), async (c) => {
    const { page, per_page: perPage } = c.req.valid('query');
    return c.json(await drafts.list({ page, perPage }));
  });
  routes.get('/listing-drafts/:id', preparing, valid('param', idPath), own, async (c) =>
    c.json(await drafts.get(c.req.valid('param').id)),
  );
  routes.post(
    '/listing-drafts/:id/checks',
    preparing,
    valid('param', idPath),
    own,
    valid('json', checkRequestSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { draft } = c.req.valid('json');
      return c.json({ id: `draft-${id}`, ...(await drafts.check({ id, draft, person: c.var.person })) });
    },
  );
}

/** When a listed item is delisted by itself. */
function addPlannedDelistings(routes: Hono<DeskEnvironment>, editing: ListingEditing): void {
  routes.post(
    '/listings/:id/planned-delistings',
    allow('listings.change'),
    valid('param', v.object({ id: listedIdSchema })),
    valid('json', plannedDelistingSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await editing.drafts.planDelisting({ ...id, plan: c.req.valid('json'), person: c.var.person });
      return c.json(await editing.get(id));
    },
  );
}

/** Publishing, now or at a time, and the other actions on a draft. */
function addActions(routes: Hono<DeskEnvironment>, editing: ListingEditing): void {
  const { drafts } = editing;
  const own = ofDraft(editing);
  routes.post(
    '/listing-drafts/:id/actions',
    preparing,
    valid('param', idPath),
    own,
    valid('json', draftActionSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const action = c.req.valid('json');
      if (action.name === 'schedule' && action.until !== null) requireListingChange(c.var.person);
      const outcome = await drafts.change({ id, action, person: c.var.person });
      if (outcome.kind === 'stored') return c.json(await drafts.get(id));
      if (outcome.kind === 'deleted') return c.json({ id });
      return refuse(c, editing, { id, outcome });
    },
  );
  routes.post(
    '/listing-drafts/:id/edits',
    preparing,
    valid('param', idPath),
    own,
    valid('json', publishDraftSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      const { kind } = await drafts.get(id);
      const outcome = await drafts.publish({ ...c.req.valid('json'), id, person: c.var.person });
      if (outcome.kind === 'saved') return c.json(await editing.get({ kind, hid: outcome.hid }));
      if (outcome.kind === 'proposed')
        return answerProposed(c, { id: `draft-${id}`, proposed: outcome.proposal });
      return refuse(c, editing, { id, outcome });
    },
  );
}

/** Items and edits that are prepared before visitors see them, and when listed items are delisted. */
export function createListingDraftRoutes(editing: ListingEditing): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  addReading(routes, editing);
  addPlannedDelistings(routes, editing);
  routes.post('/listing-drafts', preparing, valid('json', newDraftSchema), async (c) => {
    const { person } = c.var;
    const sent = c.req.valid('json');
    requirePreparing(person, sent.hid);
    const outcome = await editing.drafts.create({
      kind: sent.kind,
      hid: sent.hid,
      draft: sent.draft,
      person,
    });
    if (outcome.kind === 'stored') return c.json(await editing.drafts.get(outcome.id));
    return refuse(c, editing, { id: undefined, outcome: outcome as Refusal });
  });
  addActions(routes, editing);
  return routes;
}
