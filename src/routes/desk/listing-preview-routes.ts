import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { listedIdSchema } from '#features/store/catalogue/model/listing-change.ts';
import { newHid } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { ListingKey } from '#features/listing/catalogue-editing/server/get-draft.ts';
import type { ListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { ShownItem } from '#features/store/catalogue/server/catalogue-records.ts';
import { readItem } from '#features/store/catalogue/server/read-records.ts';
import { mergeFacts } from '#features/submission/review/model/merge.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { idPath } from './page-query.ts';
import type { Placed, Previews } from '#features/team/editing/server/previews.ts';
import { listingViews, renderListing, type ListingDependencies, type ListingView } from './render-listing.ts';
import { valid } from './valid.ts';

const viewEntries = {
  view: v.picklist(listingViews),
  locale: v.picklist(localeCodes),
  theme: v.picklist(['light', 'dark']),
};
const approvalBody = v.object({
  ...viewEntries,
  /** Facts that the reviewer takes over in a merge. */
  take: v.optional(v.pipe(v.array(v.picklist(mergeFacts)), v.maxLength(mergeFacts.length)), []),
});

/** What is in the desk's form. */
const draftBody = v.object({ ...viewEntries, draft: v.unknown() });
const itemPath = v.object({ id: listedIdSchema });
const kindPath = v.object({ kind: v.picklist(listedKinds) });

export interface ListingPreviewServices extends ListingDependencies {
  review: Pick<Review, 'previewApproval'>;
  editing: Pick<ListingEditing, 'preview' | 'drafts'>;
  previews: Previews;
}

type Draw = (
  personId: string,
  find: () => Promise<ShownItem>,
  view: Omit<ListingView, 'item'>,
) => Promise<Placed>;

/** @returns draws an item, and says what the desk's frame needs to show it */
function createDraw(previews: Previews, rendering: ListingDependencies): Draw {
  return (personId, find, view) =>
    previews.renderPlaced(personId, async () => renderListing({ ...view, item: await find() }, rendering));
}

/** What is in the form of an item, and of one that is being added. */
function addForms(
  routes: Hono<DeskEnvironment>,
  { editing, draw }: Pick<ListingPreviewServices, 'editing'> & { draw: Draw },
): void {
  /** @param item which item the form is about */
  const drawForm = async (
    c: Context<DeskEnvironment>,
    item: ListingKey,
    { draft, ...view }: v.InferOutput<typeof draftBody>,
  ) => {
    const { person } = c.var;
    return c.json(await draw(person.id, () => editing.preview({ ...item, draft, person }), view));
  };
  routes.post(
    '/listings/:id/previews',
    allow('listings.read'),
    valid('param', itemPath),
    valid('json', draftBody),
    async (c) => drawForm(c, c.req.valid('param').id, c.req.valid('json')),
  );
  routes.post(
    '/new-listings/:kind/previews',
    allow('listings.add'),
    valid('param', kindPath),
    valid('json', draftBody),
    async (c) => drawForm(c, { ...c.req.valid('param'), hid: newHid }, c.req.valid('json')),
  );
  routes.post(
    '/listing-drafts/:id/previews',
    allow('listings.add', 'listings.edit'),
    valid('param', idPath),
    valid('json', draftBody),
    async (c) => {
      const { person } = c.var;
      const { draft, ...view } = c.req.valid('json');
      const request = { ...c.req.valid('param'), draft, person };
      return c.json(await draw(person.id, () => editing.drafts.preview(request), view));
    },
  );
}

/** Listed items and submissions as visitors will see them. */
export function createListingPreviewRoutes({
  review,
  editing,
  previews,
  ...rendering
}: ListingPreviewServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const draw = createDraw(previews, rendering);
  routes.post(
    '/submissions/:id/previews',
    allow('submissions.read'),
    valid('param', idPath),
    valid('json', approvalBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { take, ...view } = c.req.valid('json');
      const { person } = c.var;
      const find = () => review.previewApproval({ id, person, take, read: readItem });
      return c.json(await draw(person.id, find, view));
    },
  );
  addForms(routes, { editing, draw });
  return routes;
}
