import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { brand as configuredBrand } from '#brand/brand.ts';
import { readMilestones } from '#content/milestones.ts';
import { sentences as configuredSentences } from '#brand/sentences.ts';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import type { DemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import { createNetworkChains } from '#platform/chain/network-chains.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import type { Services } from '#routes/services.ts';
import { createApi } from './create-api.ts';
import { createMailer } from './create-mailer.ts';
import { createServices } from './create-services.ts';
import type { PortalRenderer } from './page-renderer.ts';
import { PageStore } from './page-store.ts';
import { closeServer, listen } from './listen.ts';
import { startDesk } from './start-desk.ts';
import { createPortalListener, createPortalServer } from './portal-server.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { loadStaticAssets } from './static-assets.ts';
import { validateBrand, validateSentences } from './validate-brand.ts';
import { watchRevision } from './watch-revision.ts';

export interface PortalOptions {
  settings: Settings;
  /** Folder of the built pages and desk. */
  distDir: string;
  renderer: PortalRenderer;
  web: Web;
  /** Content for an empty database: chains in production, the whole demonstration otherwise. */
  fill: (open: OpenDatabase) => Promise<void>;
  /** Present in the demonstration only: pays donations on the development chain. */
  demonstration?: DemonstrationWallet;
  /** Stands in front of the portal: the development server's own addresses. */
  wrap?: (listener: RequestListener) => RequestListener;
}

export interface RunningPortal {
  open: OpenDatabase;
  accounts: Accounts;
  /** Where visitors and reviewers reach it, with the ports that were really taken. */
  portalAddress: string;
  deskAddress: string;
  close(): Promise<void>;
}

const pageBytes = 192 * 1024 * 1024;
const apiBytes = 64 * 1024 * 1024;
const pictureBytes = 48 * 1024 * 1024;
/** How soon a change made by another process shows. */
const revisionPollMs = 1_000;

interface VisitorsListener {
  services: Services;
  api: ReturnType<typeof createApi>;
  open: OpenDatabase;
  log: Log;
}

/** The visitors' listener with its stores, which are dropped when the content moves. */
async function startVisitorsListener(options: PortalOptions, { services, api, open, log }: VisitorsListener) {
  const { settings, distDir, renderer, wrap } = options;
  const store = new PageStore({ maxBytes: pageBytes });
  const apiStore = new PageStore({ maxBytes: apiBytes });
  const pictureStore = new PageStore({ maxBytes: pictureBytes });
  const revision = await watchRevision({ database: open.database, log, pollMs: revisionPollMs }, async () => {
    store.clear();
    apiStore.clear();
    pictureStore.clear();
  });
  const listener = createPortalListener({
    pages: { services, renderer, publicOrigin: settings.publicOrigin, store },
    api,
    apiStore,
    pictureStore,
    assets: renderer.development ? new Map() : await loadStaticAssets(join(distDir, 'client')),
    log,
  });
  const portal = createPortalServer(wrap ? wrap(listener) : listener);
  return { portal, port: await listen(portal, settings.port, settings.host), revision };
}

/** Opens the database, starts both listeners and the background work. Everything it started ends with `close`. */
export async function runPortal(options: PortalOptions): Promise<RunningPortal> {
  const { settings, distDir, web, demonstration } = options;
  const log = createLog(settings.logLevel);
  const brand = validateBrand(configuredBrand, !demonstration);
  mkdirSync(settings.dataDir, { recursive: true });
  const open = await connectDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  await options.fill(open);
  const chain = settings.chainRpcUrl
    ? createRpcChain({ rpcUrl: settings.chainRpcUrl, chainId: brand.donation.chainId, log })
    : unavailableChain;
  const chainOf = await createNetworkChains({
    database: open.database,
    endpoints: settings.tokenRpcUrls,
    donation: { chain, rpcUrl: settings.chainRpcUrl, chainId: brand.donation.chainId },
    log,
  });
  const now = () => new Date();
  const services = createServices({
    open,
    brand,
    sentences: validateSentences(configuredSentences),
    milestones: await readMilestones(),
    chain,
    chainOf,
    web,
    mailer: createMailer(settings, brand),
    renderMail: options.renderer.renderMail,
    publicOrigin: settings.publicOrigin,
    log,
    now,
  });
  await services.catalogue.refresh();
  const offered: Services = {
    ...services,
    openApi: createOpenApi(() => api as unknown as Hono, brand.name),
    ...(demonstration ? { demonstration } : {}),
  };
  const api = createApi({
    services: offered,
    database: open.database,
    settings,
    log,
    renderer: options.renderer,
    now,
  });
  const { portal, port, revision } = await startVisitorsListener(options, {
    services: offered,
    api,
    open,
    log,
  });
  const { accounts, server: desk } = await startDesk({
    services,
    open,
    settings,
    log,
    distDir,
    revision,
    now,
  });
  const stopHousekeeping = startHousekeeping({ services, database: open.database, log });
  return {
    open,
    accounts,
    portalAddress: `http://localhost:${port}`,
    deskAddress: settings.deskOrigin,
    async close() {
      await Promise.all([closeServer(portal), closeServer(desk), stopHousekeeping()]);
      revision.stop();
      await open.close();
    },
  };
}
