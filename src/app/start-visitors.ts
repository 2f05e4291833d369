import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { brand } from '#brand/brand.ts';
import type { Database } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createLimitedServer, usualServerLimits } from '#platform/http/limited-server.ts';
import type { Log } from '#platform/log/log.ts';
import type { Services } from '#routes/services.ts';
import { createCanonicalAddress, type DescribedApi } from '#routes/v1/canonical-address.ts';
import type { HostedContent } from '#features/content-host/server/hosted-content.ts';
import { createAdmission, filesPerWindow } from './admission.ts';
import { createHostFamilies } from './host-families.ts';
import { createPagesApi } from './create-api.ts';
import { listen } from './listen.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { PageStore } from './page-store.ts';
import { createPortalListener, type Api } from './portal-server.ts';
import { loadStaticAssets } from './static-assets.ts';
import { watchRevision, type RevisionWatch } from './watch-revision.ts';

export interface VisitorsOptions {
  settings: Pick<Settings, 'publicOrigin' | 'port' | 'host' | 'trustedProxies'>;
  /** Folder of the built pages. */
  distDir: string;
  renderer: PageRenderer;
  database: Database;
  log: Log;
  /** What the pages show. */
  pageServices: Services;
  api: Api & DescribedApi;
  /** Present where the pages show a content host's content. */
  hosted?: HostedContent | undefined;
  /** Stands in front of the portal: the development server's own addresses. */
  wrap?: ((listener: RequestListener) => RequestListener) | undefined;
}

const pageBytes = 96 * 1024 * 1024;
const apiBytes = 32 * 1024 * 1024;
const pictureBytes = 48 * 1024 * 1024;
/** Several offices' browsers; where proxies hold the connections, they limit their own visitors. */
const connectionsPerAddress = 512;
/** How soon a change made by another process is seen … */
const revisionPollMs = 500;
/** … and how long after that a stored page may still be sent: within a second every visitor sees the change. */
const staleMs = 500;

/** The visitors' listener with its stores, which are dropped when the content moves: this portal's own, or the content host's. */
export async function startVisitors(options: VisitorsOptions) {
  const { settings, renderer, database, log, pageServices, api, hosted, wrap } = options;
  const admit = createAdmission(settings.trustedProxies);
  const store = new PageStore({ maxBytes: pageBytes, staleMs });
  const apiStore = new PageStore({ maxBytes: apiBytes });
  const pagesApiStore = new PageStore({ maxBytes: apiBytes });
  const pictureStore = new PageStore({ maxBytes: pictureBytes });
  const watch = await watchRevision({ database, log, pollMs: revisionPollMs }, async () => {
    for (const each of [apiStore, pagesApiStore, pictureStore]) each.clear();
    store.expire();
  });
  const revision: RevisionWatch = {
    ...watch,
    check: async () => {
      await watch.check();
      await store.renewed();
    },
  };
  hosted?.watch(async (changed) => {
    for (const each of [pagesApiStore, apiStore]) each.clear();
    store.expire();
    // Drawing is dear, and time alone changes no title.
    if (changed) pictureStore.clear();
    await store.renewed();
  });
  const listener = createPortalListener({
    pages: {
      services: pageServices,
      renderer,
      publicOrigin: settings.publicOrigin,
      store,
      admit,
      families: createHostFamilies({ brand, ...settings }),
      ...(hosted ? { pictureSources: hosted.pictureSources } : {}),
    },
    api,
    ...(hosted ? { pagesApi: { api: createPagesApi(pageServices, log), store: pagesApiStore } } : {}),
    apiStore,
    canonicalAddress: createCanonicalAddress(api),
    admit,
    admitFile: createAdmission(settings.trustedProxies, filesPerWindow),
    pictureStore,
    assets: renderer.development ? new Map() : await loadStaticAssets(join(options.distDir, 'client')),
    log,
  });
  const portal = createLimitedServer(wrap ? wrap(listener) : listener, {
    ...usualServerLimits,
    ...(settings.trustedProxies === 0 ? { connectionsPerAddress } : {}),
  });
  return { portal, port: await listen(portal, settings.port, settings.host), revision };
}
