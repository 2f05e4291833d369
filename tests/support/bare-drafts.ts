import { brand } from '#brand/brand.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { createDraftRendering } from '#app/desk/create-draft-rendering.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { DraftRendering } from '#routes/desk/draft-rendering.ts';
import type { Services } from '#routes/services.ts';
import { createBareRenderer } from './bare-renderer.ts';
import { createContentServices } from './content-services.ts';

/** Previews whose page is its data as JSON: what the loader found, with the draft in it, and the notice above the header. */
export function createBareDrafts(open: OpenDatabase): DraftRendering {
  const { catalogue, news, markdown, about, notices, serviceStatus, publicOrigin } =
    createContentServices(open);
  const own = { catalogue, news };
  const downloads = createDownloads(open);
  const keysFiles = { list: () => Promise.resolve([]) };
  return createDraftRendering({
    services: {
      ...{ brand, sentences: {}, publicOrigin, markdown, about, notices, serviceStatus, downloads, own },
      ...{ keysFiles, shown: own },
    } as unknown as Services,
    openApi: () => Promise.reject(new Error('no preview describes the API')),
    renderer: createBareRenderer(async ({ data, path, notice }) => ({
      html: JSON.stringify({ path, notice, data }),
      head: { title: 'Page', description: '' },
    })),
  });
}
