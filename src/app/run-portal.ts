import type { RequestListener } from 'node:http';
import type { Hono } from 'hono';
import { brand as configuredBrand } from '#brand/brand.ts';
import configuredMilestones from '#brand/milestones.json' with { type: 'json' };
import { sentences as configuredSentences } from '#brand/sentences.ts';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import { getDeskSecret } from '#features/accounts/server/desk-secret.ts';
import { createSenders } from '#features/submissions/server/senders.ts';
import type { DemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import { createNetworkChains } from '#platform/chain/network-chains.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import { keepPrivate } from '#platform/env/private-folder.ts';
import type { Settings } from '#platform/env/settings.ts';
import { createLog } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import type { Services } from '#routes/services.ts';
import { openDonationGate, withDonationGate } from './brand-check/donation-gate.ts';
import { createHostedContent } from '#features/content-host/server/hosted-content.ts';
import { withoutListedPath } from '#features/content-host/server/without-listed-path.ts';
import { createApi } from './create-api.ts';
import { createMailer } from './create-mailer.ts';
import { createServices } from './create-services.ts';
import type { PortalRenderer } from './rendering/page-renderer.ts';
import { closeServer } from './listen.ts';
import { startDesk } from './start-desk.ts';
import { startHousekeeping } from './start-housekeeping.ts';
import { startVisitors } from './start-visitors.ts';
import { validateBrand, validateMilestones, validateSentences } from './validate-brand.ts';

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

/** Opens the database, starts both listeners and the background work. Everything it started ends with `close`. */
export async function runPortal(options: PortalOptions): Promise<RunningPortal> {
  const { settings, distDir, web, demonstration } = options;
  const log = createLog(settings.logLevel);
  const brand = validateBrand(configuredBrand, !demonstration);
  const chain = settings.chainRpcUrl
    ? createRpcChain({ rpcUrl: settings.chainRpcUrl, chainId: brand.donation.chainId, log })
    : unavailableChain;
  const now = () => new Date();
  const gate =
    demonstration || !settings.chainRpcUrl ? undefined : await openDonationGate({ brand, chain, log, now });
  const opened = keepPrivate(settings.dataDir);
  if (opened.length > 0) log.warn({ opened }, 'others could read these; now only their owner can');
  const open = await connectDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  await options.fill(open);
  const chainOf = await createNetworkChains({
    database: open.database,
    endpoints: settings.tokenRpcUrls,
    donation: { chain, rpcUrl: settings.chainRpcUrl, chainId: brand.donation.chainId },
    log,
  });
  const services = createServices({
    open,
    brand,
    sentences: validateSentences(configuredSentences, !demonstration),
    milestones: validateMilestones(configuredMilestones, !demonstration),
    chain,
    chainOf,
    web,
    mailer: createMailer(settings, brand),
    renderMail: options.renderer.renderMail,
    publicOrigin: settings.publicOrigin,
    senders: createSenders({
      secret: getDeskSecret({ configured: settings.deskSecret, dataDir: settings.dataDir }),
      perAddress: settings.unpaidPerAddress,
      engine: open.engine,
    }),
    log,
    now,
  });
  await services.catalogue.refresh();
  const hosted = settings.contentHost
    ? createHostedContent({ origin: settings.contentHost, own: services, log, now })
    : undefined;
  const gated = gate ? withDonationGate(services.submissions, gate) : services.submissions;
  const offered: Services = {
    ...services,
    submissions: hosted ? withoutListedPath(gated) : gated,
    openApi: createOpenApi(() => api as unknown as Hono, brand.name),
    ...(demonstration ? { demonstration } : {}),
  };
  const pageServices: Services = hosted
    ? { ...offered, catalogue: hosted.catalogue, news: hosted.news }
    : offered;
  const api = createApi({
    services: offered,
    pageServices,
    database: open.database,
    settings,
    log,
    renderer: options.renderer,
    now,
  });
  const { portal, port, revision } = await startVisitors({
    settings,
    distDir,
    renderer: options.renderer,
    wrap: options.wrap,
    database: open.database,
    log,
    pageServices,
    api,
    hosted,
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
      await hosted?.close();
      await options.renderer.close();
      await services.opener.close();
      await open.close();
    },
  };
}
