import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand } from '#brand/brand.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Settings } from '#platform/env/settings.ts';
import {
  createLimitedServer,
  usualServerLimits,
  type LimitedServer,
  type ServerLimits,
} from '#platform/http/limited-server.ts';
import type { PrecompressedResponse } from '#platform/http/precompressed-response.ts';
import type { Log } from '#platform/log/log.ts';
import type { DescribeApi } from '#routes/api/openapi.ts';
import type { Services } from '#routes/services.ts';
import { createCanonicalAddress, type DescribedApi } from '#routes/v1/canonical-address.ts';
import type { HostedContent } from '#features/listing/content-host/server/hosted-content.ts';
import { keptByCdn } from '#platform/http/shared-caching.ts';
import { allowStaticCopy } from './allow-static-copy.ts';
import { answersPerWindow, createAdmission, filesPerWindow } from './admission.ts';
import type { ResponseStores } from './response-stores.ts';
import { createHostFamilies } from './host-families.ts';
import { createPagesApi } from './create-api.ts';
import { keysFilePath } from '#features/tools/offline-keys/model/keys-file.ts';
import { createKeysFileResponse } from './offline-keys/keys-file-response.ts';
import { createEarlierAssets, type EarlierAssets } from './earlier-assets/earlier-assets.ts';
import { listen } from './listen.ts';
import { createRoutePattern, visitorsPattern } from './metrics/route-pattern.ts';
import type { VisitorsTraffic } from './metrics/traffic.ts';
import { onlyProcess, shareOf, type ProcessPart } from './processes/process-part.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { createPortalListener, type Api } from './portal-server.ts';
import { loadStaticAssets } from './static-assets.ts';

export interface VisitorsOptions {
  settings: Pick<
    Settings,
    'publicOrigin' | 'staticOrigin' | 'port' | 'host' | 'trustedProxies' | 'cdn' | 'tracing'
  >;
  /** Where the pages' calls go, where that is not their own origin: in a static copy. */
  apiOrigin?: string;
  /** Folder of the built pages. */
  distDir: string;
  renderer: PageRenderer;
  log: Log;
  /** With `hosted` where the pages show a content host's content. */
  services: Services & { hosted?: HostedContent | undefined };
  openApi: DescribeApi;
  api: Api & DescribedApi & Pick<Hono, 'router'>;
  stores: ResponseStores;
  open: OpenDatabase;
  now: () => Date;
  /** Of the processes that listen on this port. */
  part?: ProcessPart;
  /** Counts requests; present where metrics are read. */
  traffic?: VisitorsTraffic | undefined;
  /** Handles requests before the portal: the development server's own addresses. */
  wrap?: ((listener: RequestListener) => RequestListener) | undefined;
}

/** Several offices' browsers; where proxies hold the connections, they limit their own visitors. */
const connectionsPerAddress = 512;

/** Of this process: the primary gives connections to one process after the other. */
const serverLimitsOf = (trustedProxies: number, part: ProcessPart): ServerLimits => ({
  ...usualServerLimits,
  connections: shareOf(usualServerLimits.connections, part),
  waitingBytes: shareOf(usualServerLimits.waitingBytes, part),
  ...(trustedProxies === 0 ? { connectionsPerAddress: shareOf(connectionsPerAddress, part) } : {}),
});

/** The visitors' listener. */
export async function startVisitors(
  options: VisitorsOptions,
): Promise<{ server: LimitedServer; port: number; earlierAssets: EarlierAssets }> {
  const { settings, renderer, log, services, openApi, api, stores, traffic, wrap, apiOrigin } = options;
  const { part = onlyProcess } = options;
  const { hosted } = services;
  const { publicOrigin, staticOrigin, trustedProxies } = settings;
  const admit = createAdmission(trustedProxies, shareOf(answersPerWindow, part));
  const assets = renderer.development
    ? new Map<string, PrecompressedResponse>()
    : await loadStaticAssets(join(options.distDir, 'client'));
  const earlierAssets = createEarlierAssets(options.open.database, assets, options.now);
  const portal = createPortalListener({
    pages: {
      services,
      openApi,
      renderer,
      publicOrigin,
      ...(apiOrigin ? { apiOrigin } : {}),
      store: stores.pages,
      moments: stores.moments,
      admit,
      families: createHostFamilies({ brand, ...settings }),
      ...(settings.cdn ? { caching: keptByCdn(settings.cdn.seconds) } : {}),
      ...(hosted ? { pictureSources: hosted.pictureSources } : {}),
    },
    api,
    ...(hosted ? { pagesApi: { api: createPagesApi(services, openApi, log), store: stores.pagesApi } } : {}),
    apiStore: stores.api,
    canonicalAddress: createCanonicalAddress(api),
    admit,
    admitFile: createAdmission(trustedProxies, shareOf(filesPerWindow, part)),
    pictureStore: stores.pictures,
    earlierAssets,
    assets: new Map([...assets, [keysFilePath, await createKeysFileResponse(services.offlineKeys)]]),
    staticOrigin,
    trustsSender: trustedProxies > 0,
    traffic,
    routeOf: settings.tracing && visitorsPattern(createRoutePattern(api)),
    log,
  });
  const listener = staticOrigin ? allowStaticCopy(staticOrigin, portal) : portal;
  const limits = serverLimitsOf(trustedProxies, part);
  const server = createLimitedServer(wrap ? wrap(listener) : listener, limits);
  return { server, earlierAssets, port: await listen(server, settings.port, settings.host) };
}
