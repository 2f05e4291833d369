import { join } from 'node:path';
import { brand as configuredBrand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { getDeskSecret } from '#features/team/accounts/server/desk-secret.ts';
import { createSenders } from '#features/submission/submissions/server/senders.ts';
import type { DemonstrationWallet } from '#platform/chain/dev/demonstration-wallet.ts';
import { createNetworkChains, listNetworkEndpoints } from '#platform/chain/network-chains.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createWitnessedChain } from '#platform/chain/witnessed-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { databasePlaceOf } from '#platform/database/database-place.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createOpenApi } from '#routes/api/openapi.ts';
import { checkPlaces } from '#platform/env/check-places.ts';
import { keepPrivate } from '#platform/env/private-folder.ts';
import type { Settings } from '#platform/env/settings.ts';
import { openFileBucket, tellFailures } from '#platform/files/file-bucket.ts';
import { requireBucket } from '#platform/files/require-bucket.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { startTracing } from '#platform/tracing/start-tracing.ts';
import type { Web } from '#platform/web/web.ts';
import { openDonationGate } from './brand-check/donation-gate.ts';
import { createApi, createCalls } from './create-api.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { waitingMailer } from '#platform/mail/waiting-mailer.ts';
import { createServices, type PortalServices, type ServiceOptions } from './create-services.ts';
import configuredLanguages from '#brand/languages.json' with { type: 'json' };
import configuredMilestones from '#brand/milestones.json' with { type: 'json' };
import { sentences as configuredSentences } from '#brand/sentences.ts';
import {
  validateBrand,
  validateLanguages,
  validateLegalTexts,
  validateLogo,
  validateMilestones,
  validateSentences,
} from './validate-brand.ts';
import { isFirst, onlyProcess, type ProcessPart } from './processes/process-part.ts';
import { watchReadiness } from './readiness.ts';
import type { PortalRenderer } from './rendering/page-renderer.ts';
import { seedBrandContent } from './seed-brand-content.ts';
import { warnOfSettings } from './warn-of-settings.ts';

export interface OpenOptions {
  settings: Settings;
  /** Folder of the built pages and desk. */
  distDir: string;
  renderer: PortalRenderer;
  web: Web;
  /** Content for an empty database: chains in production, the whole demonstration otherwise. */
  fill: (open: OpenDatabase) => Promise<void>;
  /** Present in the demonstration only: pays donations on the development chain. */
  demonstration?: DemonstrationWallet;
  /** Which of several web processes this one is; the only one by default. */
  part?: ProcessPart;
  /** Whether what is still the demonstration's in the brand stops the start; if absent, unless it is a demonstration. */
  isProduction?: boolean;
}

const hourMs = 60 * 60_000;

/** What the team has set in brand/. @throws SettingsError naming the field that is wrong */
function readBrand(isProduction: boolean) {
  validateLanguages(configuredLanguages);
  validateLogo(isProduction);
  const brand = validateBrand(configuredBrand, isProduction);
  validateLegalTexts(brand, isProduction);
  return {
    brand,
    sentences: validateSentences(configuredSentences, isProduction),
    milestones: validateMilestones(configuredMilestones, isProduction),
  };
}

/** Opens the database and puts the features and their answers together. Nothing runs yet, and nothing listens. What it opened ends with `close`. */
export async function openPortal(options: OpenOptions) {
  const { settings, renderer } = options;
  const log = createLog(settings.logLevel);
  checkPlaces(settings);
  if (isFirst(options.part ?? onlyProcess)) warnOfSettings(settings, log);
  const tracing = settings.tracing && (await startTracing(settings.tracing, log));
  const now = () => new Date();
  const brandFiles = readBrand(options.isProduction ?? !options.demonstration);
  const { brand } = brandFiles;
  const donation = connectDonationChain(options, { brand, log, now });
  const open = await openDatabase(options, log);
  const { database } = open;
  await seedBrandContent({ database, now }, { ...brandFiles, brand: configuredBrand });
  const secret = getDeskSecret({ configured: settings.deskSecret, dataDir: settings.dataDir });
  const prepared = { brand, sentences: brandFiles.sentences, ...donation, open, secret, log, now };
  const services = await composeServices(options, prepared);
  await services.donations.fillTerms();
  await services.keysFiles.keep();
  const calls = createCalls(services);
  const openApi = createOpenApi(calls, brand.name);
  const readiness = watchReadiness(settings.dataDir, log);
  const api = createApi({ services, calls, openApi, database, settings, log, renderer, now, readiness });
  async function close() {
    readiness.stop();
    await services.hosted?.close();
    try {
      await Promise.all([renderer.close(), services.opener.close()]);
    } finally {
      // The database is put away even where a thread is left.
      await open.close();
      await tracing?.stop();
    }
  }
  return { brand, secret, open, services, openApi, api, readiness, log, now, close };
}

/** The demonstration lists real names: it does not visit their sites unless it is told to. */
export const watchesLinks = (settings: OpenOptions['settings'], isDemonstration: boolean): boolean =>
  settings.watchLinks ?? !isDemonstration;

/** The chain of CHAIN_RPC_URL. */
function connectDonationChain(
  { settings, demonstration }: OpenOptions,
  { brand, log, now }: { brand: Brand; log: Log; now: () => Date },
) {
  const { chainRpcUrl: rpcUrl, chainWitnessRpcUrl: witnessUrl } = settings;
  if (!rpcUrl) return { chain: unavailableChain, gate: undefined };
  const connect = (url: string) => createRpcChain({ rpcUrl: url, chainId: brand.donation.chainId, log });
  const chain = witnessUrl
    ? createWitnessedChain(connect(rpcUrl), connect(witnessUrl), log)
    : connect(rpcUrl);
  const gate = demonstration ? undefined : openDonationGate({ brand, chain, log, now });
  return { chain, gate };
}

/** The database of the settings, in a folder that only its owner can read, and with content. */
async function openDatabase({ settings, fill }: OpenOptions, log: Log): Promise<OpenDatabase> {
  const opened = keepPrivate(settings.dataDir);
  if (opened.length > 0) log.warn({ opened }, 'others could read these; now only their owner can');
  const open = await connectDatabase({
    ...databasePlaceOf(settings),
    limits: settings.databaseLimits,
    log,
  });
  await fill(open);
  return open;
}

type Prepared = Pick<ServiceOptions, 'brand' | 'sentences' | 'chain' | 'gate' | 'open' | 'log' | 'now'>;

/** Where large files are, if the settings say so. @throws SettingsError where files are in a bucket and none is set */
async function openFiles({ filePlace }: Settings, { database }: OpenDatabase, log: Log) {
  const bucket = tellFailures(openFileBucket(filePlace), log);
  await requireBucket(database, bucket);
  return bucket;
}

/** The mail server of the settings; without one mails wait in the outbox. */
async function createMailer({ smtpUrl, mailFrom }: Settings, brand: Brand): Promise<Mailer> {
  if (!smtpUrl) return waitingMailer;
  const { createSmtpMailer } = await import('#platform/mail/smtp-mailer.ts');
  const address = mailFrom ?? brand.supportEmail;
  return createSmtpMailer({
    url: smtpUrl,
    from: { name: brand.name, address },
    replyTo: brand.supportEmail,
  });
}

/** The features, with the networks and the mail server of the settings. */
async function composeServices(
  { settings, distDir, web, renderer, demonstration }: OpenOptions,
  { secret, ...prepared }: Prepared & { secret: string },
): Promise<PortalServices> {
  const { brand, chain, open, log, now } = prepared;
  const networks = {
    database: open.database,
    endpoints: settings.tokenRpcUrls,
    donation: { chain, rpcUrl: settings.chainRpcUrl, chainId: brand.donation.chainId },
    log,
  };
  const { relayRpcUrls, relayDailyUnits: dailyUnits, tokenCheckDaily: dailyChecks } = settings;
  const own = await listNetworkEndpoints(networks);
  const forVisitors = { ...networks, endpoints: { ...settings.tokenRpcUrls, ...relayRpcUrls } };
  const services = createServices({
    ...prepared,
    distDir,
    publicOrigin: settings.publicOrigin,
    deskOrigin: settings.deskOrigin,
    chainOf: await createNetworkChains(networks),
    networks: [...own.keys()],
    relay: { endpoints: await listNetworkEndpoints(forVisitors, 'RELAY_RPC_URLS'), dailyUnits, dailyChecks },
    sourceRepositoryUrl: settings.sourceRepositoryUrl,
    ...{ batchContracts: settings.batchContracts, publicEndpoints: settings.publicRpcUrls },
    contentHost: settings.contentHost,
    web,
    looksAtLinks: watchesLinks(settings, demonstration !== undefined),
    watchEveryMs: settings.watchHours * hourMs,
    blocklist: settings.watchBlocklist
      ? { place: settings.watchBlocklist, keptAt: join(settings.dataDir, 'watch-blocklist.json') }
      : undefined,
    mailer: await createMailer(settings, brand),
    alertMail: settings.alertMail,
    renderMail: renderer.renderMail,
    readMailWords: renderer.readMailWords,
    parseMarkdown: renderer.parseMarkdown,
    senders: createSenders({ secret, perAddress: settings.unpaidPerAddress, engine: open.engine }),
    limits: createLimits({ open, secret, now, log }),
    fileBucket: await openFiles(settings, open, log),
    demonstration,
  });
  await services.own.catalogue.refresh();
  return services;
}
