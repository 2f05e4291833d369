import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { brand } from '#brand/brand.ts';
import { sentences } from '#brand/sentences.ts';
import { createHostFamilies } from '#app/host-families.ts';
import { createMetrics, type MetricsOptions } from '#app/metrics/create-metrics.ts';
import { createRoutePattern } from '#app/metrics/route-pattern.ts';
import type { FigureSources } from '#app/metrics/read-figures.ts';
import { shareBackups, shareFigures } from '#app/metrics/shared-figures.ts';
import { createPortalListener } from '#app/portal-server.ts';
import { createResponseStores } from '#app/response-stores.ts';
import type { BackupStore } from '#platform/backup/backup-store.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLimitedServer } from '#platform/http/limited-server.ts';
import { createLog } from '#platform/log/log.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import type { Services } from '#routes/services.ts';
import { createCanonicalAddress } from '#routes/v1/canonical-address.ts';
import { createBareRenderer } from './bare-renderer.ts';
import { createContentServices, createTestApi } from './content-services.ts';

export const metricsToken = 'a-token-of-the-tests';

const renderer = createBareRenderer(async () => ({
  html: '<p>page</p>',
  head: { title: 'Page', description: '' },
}));

/** Metrics, and a listener of visitors that counts for them; pages have no markup. */
export async function startMeteredPortal(
  open: OpenDatabase,
  {
    jobs = { readRuns: async () => [] },
    backups,
    ...options
  }: Partial<Omit<MetricsOptions, 'backups'>> & { backups?: { store: BackupStore; hours: number } } & Partial<
      Pick<FigureSources, 'jobs'>
    > = {},
) {
  const api = createTestApi(open);
  const stores = createResponseStores();
  const log = createLog('silent');
  const { now = () => new Date() } = options;
  const metrics = createMetrics({
    ...{ token: metricsToken, api: createRoutePattern(api), stores, open },
    readLoad: () => ({ running: 1, waiting: 2, waitingMax: 100, threads: 1 }),
    figures: shareFigures({
      ...{ database: open.database, looksAtLinks: true, chainId: brand.donation.chainId, now, log },
      jobs,
    }),
    backups,
    readBackups: shareBackups(backups?.store, { log, now }),
    now,
    ...options,
  });
  const admit = async () => undefined;
  const { catalogue, news, ...rest } = createContentServices(open);
  const shown = { catalogue, news };
  const publicOrigin = 'https://portal.example';
  const listener = createPortalListener({
    pages: {
      services: { ...rest, sentences, shown, own: shown } as unknown as Services,
      openApi: createOpenApi(api, brand.name),
      families: createHostFamilies({ brand, publicOrigin, trustedProxies: 0 }),
      ...{ renderer, publicOrigin, store: stores.pages, moments: stores.moments, admit },
    },
    ...{ api, apiStore: stores.api, pictureStore: stores.pictures, admit, admitFile: admit, log },
    canonicalAddress: createCanonicalAddress(api),
    assets: new Map(),
    traffic: metrics.visitors,
  });
  const server = createLimitedServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { metrics, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
