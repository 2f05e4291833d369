import { Hono } from 'hono';
import {
  arrangementPreviewSchema,
  type ArrangementPreview,
} from '#features/listing/catalogue-editing/model/arrangement-preview.ts';
import { filePath } from '#platform/files/file-path.ts';
import type { FoundFile } from '#platform/files/find-file.ts';
import type { CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import { placeOfArrangement } from '#features/listing/catalogue-editing/server/preview-arrangement.ts';
import { releasePlace, releasePreviewSchema } from '#features/site/downloads/model/release-preview.ts';
import { previewRelease } from '#features/site/downloads/server/preview-release.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import type { Previews } from '#features/team/editing/server/previews.ts';
import type { DraftRendering, PlaceView, ShownPlace } from './draft-rendering.ts';
import { valid } from './valid.ts';

export interface ArrangementPreviewServices {
  drafts: DraftRendering;
  catalogueOrder: Pick<CatalogueOrder, 'listCategories' | 'findOwnIcon'>;
  previews: Previews;
}

/** An icon that was uploaded in the form is at its address for its sender alone. */
async function withIcon(
  ask: ArrangementPreview,
  find: (hash: string) => Promise<FoundFile | undefined>,
): Promise<ArrangementPreview> {
  if (ask.view !== 'network' || ask.icon.startsWith('/')) return ask;
  const file = await find(ask.icon);
  return { ...ask, icon: file ? filePath(file.sha256, file.mediaType) : '' };
}

/** Previews of what is no content: orders of the store, categories, networks and releases. */
export function createArrangementPreviewRoutes({
  drafts,
  catalogueOrder,
  previews,
}: ArrangementPreviewServices): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const render = async (personId: string, view: PlaceView, findPlace: () => Promise<ShownPlace>) =>
    previews.renderPlaced(personId, async () => drafts.renderPlace(await findPlace(), view));

  routes.post(
    '/catalogue-previews',
    allow('catalogue.edit'),
    valid('json', arrangementPreviewSchema),
    async (c) => {
      const sent = c.req.valid('json');
      const ask = await withIcon(sent, (hash) => catalogueOrder.findOwnIcon(hash, c.var.person));
      const { own } = drafts.services;
      const findPlace = async (): Promise<ShownPlace> => {
        const { data: categories } = await catalogueOrder.listCategories();
        const { arrangement, ...place } = await placeOfArrangement(ask, {
          catalogue: own.catalogue,
          categories,
        });
        const shown = { ...own, catalogue: own.catalogue.arranged(arrangement) };
        return { ...place, lay: () => ({ shown }) };
      };
      return c.json(await render(c.var.person.id, ask, findPlace));
    },
  );

  routes.post(
    '/release-previews',
    allow('releases.publish'),
    valid('json', releasePreviewSchema),
    async (c) => {
      const { page, locale, theme, ...draft } = c.req.valid('json');
      const findPlace = async (): Promise<ShownPlace> => ({
        ...releasePlace(draft.platform, page),
        lay: ({ downloads }) => ({ downloads: previewRelease(downloads, draft) }),
      });
      return c.json(await render(c.var.person.id, { locale, theme }, findPlace));
    },
  );
  return routes;
}
