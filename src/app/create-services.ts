import { createAbout } from '#features/site/about/server/about.ts';
import type { Alerts } from '#features/team/alerts/server/alerts.ts';
import { createInvitationMails } from '#features/team/accounts/server/invitations/invitation-mails.ts';
import { findAccountNotice } from '#features/team/accounts/server/recovery/account-notices.ts';
import { createRecoveryMails } from '#features/team/accounts/server/recovery/recovery-mails.ts';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import { createBrandKit } from '#features/site/brandkit/server/brand-kit.ts';
import { createHostedContent } from '#features/listing/content-host/server/hosted-content.ts';
import { withoutListedPath } from '#features/listing/content-host/server/without-listed-path.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { Catalogue } from '#features/store/catalogue/server/catalogue.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createDeveloper } from '#features/submission/developer/server/developer.ts';
import { createDonations, type Donations } from '#features/submission/donations/server/donations.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { createLegal } from '#features/site/legal/server/legal.ts';
import { createMailRequests, type MailRequests } from '#features/team/mail/server/mail-requests.ts';
import { createOutbox, type Outbox } from '#features/team/mail/server/outbox.ts';
import { findWords } from '#features/team/mail/server/template/find-words.ts';
import type { MailTemplates } from '#features/team/mail/server/template/mail-templates.ts';
import { createEditing } from '#features/team/editing/server/editing.ts';
import type { ParseMarkdown } from '#features/core/news/server/markdown.ts';
import { createNews } from '#features/core/news/server/news.ts';
import { createStaffNotices, type StaffNotices } from '#features/team/notices/server/staff-notices.ts';
import type { Issues } from '#features/site/newsletter/server/issues/issues.ts';
import { createNewsletter, type Newsletter } from '#features/site/newsletter/server/newsletter.ts';
import { createReviewTimes } from '#features/submission/numbers/server/review-times.ts';
import { createOwnListings } from '#features/listing/own-listings/server/own-listings.ts';
import { createServiceStatus } from '#features/site/service-status/server/service-status.ts';
import { createReports, type Reports } from '#features/store/reports/server/reports.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import { createNotices } from '#features/site/shell/server/notices.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import { createTokenFacts } from '#features/submission/asset-submission/server/read-token-facts.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import { emptyBlocklist } from '#features/listing/watching/model/blocklist.ts';
import {
  createBlocklistSource,
  type BlocklistOptions,
} from '#features/listing/watching/server/blocklist-source.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import type { WatchDependencies } from '#features/listing/watching/server/watch-dependencies.ts';
import { createWatching, type Watching } from '#features/listing/watching/server/watching.ts';
import type { DonationState } from '#features/team/setup/server/list-setup-steps.ts';
import type { Senders } from '#features/submission/submissions/server/senders.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { createFileOpener } from '#platform/files/file-opener.ts';
import type { Limits } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Web } from '#platform/web/web.ts';
import type { Demonstration, Services } from '#routes/services.ts';
import { withDonationGate, type DonationGate } from './brand-check/donation-gate.ts';
import { contentPorts } from './content-ports.ts';
import { createComposer } from './compose-mail.ts';
import { composeReviewing, composeSubmissions } from './compose-reviewing.ts';
import { createTeamAlerts, type TeamAlertOptions } from './create-team-alerts.ts';
import { createTexts } from './create-texts.ts';
import { createVisitorsReads, type ReadOptions } from './create-visitors-reads.ts';
import { createKeysServices } from './offline-keys/create-keys-services.ts';
import { composeMailTemplates } from './compose-mail-templates.ts';
import type { MailWriter } from './rendering/page-renderer.ts';

export interface ServiceOptions extends MailWriter, Pick<TeamAlertOptions, 'alertMail'> {
  open: OpenDatabase;
  brand: Brand;
  sentences: BrandSentences;
  publicOrigin: string;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
  /** The donation chain. */
  chain: ChainReader;
  chainOf: ChainOf;
  /** Present where amounts are held back until the token is verified on the chain. */
  gate: DonationGate | undefined;
  /** Origin of the host whose content the pages show; without it they show this portal's own. */
  contentHost: string | undefined;
  /** The networks with an endpoint. */
  networks: readonly string[];
  relay: ReadOptions['relay'];
  sourceRepositoryUrl: ReadOptions['sourceRepositoryUrl'];
  /** Address of the batch payment contract by network key. */
  batchContracts: Readonly<Record<string, string>>;
  /** Endpoint without a key by network key, which a visitor's wallet may be told. */
  publicEndpoints: Readonly<Record<string, string>>;
  web: Web;
  parseMarkdown: ParseMarkdown;
  mailer: Mailer;
  senders: Senders;
  limits: Limits;
  /** Whether this process watches listed links. */
  looksAtLinks: boolean;
  /** Pause between two looks at a listed link. */
  watchEveryMs: number;
  /** The operator's blocklist; see `createBlocklistSource`. */
  blocklist: Pick<BlocklistOptions, 'place' | 'keptAt'> | undefined;
  /** Where large files are; undefined where the database has all of them. */
  fileBucket: FileBucket | undefined;
  demonstration: Demonstration | undefined;
  /** Folder of the built pages and desk. */
  distDir: string;
  log: Log;
  now: () => Date;
}

/** What routes may use, and what only the desk and the background work do. */
export type PortalServices = ReturnType<typeof createServices>;

const decisionRuleOf = ({ brand }: ServiceOptions): DecisionRule => ({
  decidesAlone: brand.decidesAlone ?? false,
});

const relistingRulesOf = (options: ServiceOptions): RelistingRules => ({
  ...decisionRuleOf(options),
  looksAtLinks: options.looksAtLinks,
});

/** Puts the features together, each after those that it needs: the one place that knows which needs which. */
export function createServices(options: ServiceOptions) {
  const { open, brand, publicOrigin, contentHost, mailer, web, limits, fileBucket, log, now } = options;
  const { database, engine } = open;
  const store = createCatalogue({ database, engine, limits, now });
  const own = { catalogue: store, news: createNews({ database }) };
  const hosted = contentHost ? createHostedContent({ origin: contentHost, own, log, now }) : undefined;
  const donations = createDonations({ database, engine, brand, chain: options.chain, now, log });
  const submissions = createVisitorsSubmissions(options, donations);
  const newsletter = createNewsletter({ database, now, confirmsByMail: mailer.configured });
  const shown = hosted ? { catalogue: hosted.catalogue, news: hosted.news } : own;
  const { watching, reports, ...reads } = createSafety(options, shown.catalogue);
  const texts = createTexts(options);
  const rules = relistingRulesOf(options);
  const opener = createFileOpener();
  const files = createFileStore({ database, opener, fileBucket, now });
  return {
    ...{ brand, publicOrigin, limits, sentences: options.sentences, legal: createLegal(brand) },
    about: createAbout({ database }),
    appeals: createAppeals({ database, engine, now, rules }),
    ...reads,
    ...{ batchContracts: options.batchContracts, publicEndpoints: options.publicEndpoints },
    brandKit: createBrandKit({ brand }),
    own,
    shown,
    hosted,
    tokenFacts: createTokenFacts({ chainOf: options.chainOf }),
    developer: createDeveloper({ web }),
    downloads: createDownloads({ database }),
    donations,
    ...createKeysServices(options),
    editing: createEditing({ database, ports: contentPorts, opener, fileBucket, now, log }),
    ownListings: createOwnListings({ database, engine, confirmsByMail: mailer.configured, now }),
    submissions,
    ...texts,
    newsletter,
    reports,
    reviewTimes: createReviewTimes({ database, now }),
    serviceStatus: createServiceStatus({ database, log, now }),
    watching,
    webhooks: createWebhooks({ database, web, now, log }),
    notices: createNotices({ database }),
    ...createMails(options, { submissions, newsletter, reports, issues: texts.issues }),
    ...{ files, opener, fileBucket, relistingRules: rules },
    listingDependencies: { database, web, chainOf: options.chainOf, rule: decisionRuleOf(options) },
    readDonations: () => readDonations(options),
    ...composeReviewing({ ...options, ...reads, donations, submissions, files, rules }),
    ...(options.demonstration ? { demonstration: options.demonstration } : {}),
  } satisfies Services & Record<string, unknown>;
}

/** What is sent, in the desk's words or the product's. */
function createMails(
  options: ServiceOptions,
  rooms: { submissions: Submissions; newsletter: Newsletter; reports: Reports; issues: Issues },
): {
  outbox: Outbox;
  mailTemplates: MailTemplates;
  mailRequests: MailRequests;
  alerts: Alerts;
  staffNotices: StaffNotices;
} {
  const { open, deskOrigin, publicOrigin, mailer, renderMail, now, log } = options;
  const { database } = open;
  const alerts = createTeamAlerts(options);
  const staffNotices = createStaffNotices({ database, deskOrigin, now });
  const recoveries = createRecoveryMails({ ...open, deskOrigin, now });
  const compose = createComposer({
    ...{ ...rooms, alerts, staffNotices },
    invitations: createInvitationMails({ database, deskOrigin, now }),
    recoveries,
    findAccountNotice: (entryId) => findAccountNotice({ database, deskOrigin }, entryId),
    findWords: (key) => findWords({ database, log }, key),
    renderMail,
    publicOrigin,
  });
  const { recordDelivery: onSettled, forgetFailure: onRetried } = rooms.issues;
  return {
    ...{ alerts, staffNotices },
    outbox: createOutbox({ database, mailer, compose, onSettled, onRetried, now, log }),
    mailTemplates: composeMailTemplates({ ...options, database }),
    mailRequests: createMailRequests({
      ...{ database, now, log },
      work: {
        'status-link': rooms.submissions.sendStatusLink,
        'newsletter-confirmation': rooms.newsletter.subscribe,
        'desk-recovery': recoveries.mailLink,
      },
    }),
  };
}

type WatchOptions = ServiceOptions & Pick<WatchDependencies, 'tokenChecks'>;

/** What is listed is watched, and first what a visitor reports; findings of what visitors have checked are appealed. */
function createSafety(
  options: ServiceOptions,
  catalogue: Catalogue,
): ReturnType<typeof createVisitorsReads> & { watching: Watching; reports: Reports } {
  const { open, publicOrigin, senders, now } = options;
  const reads = createVisitorsReads(options);
  const { tokenChecks } = reads;
  const watching = createWatch({ ...options, tokenChecks });
  const { lookFirst } = watching;
  const hashSender = senders.hash;
  const reports = createReports({
    ...open,
    ...{ catalogue, tokenChecks, hashSender, lookFirst, publicOrigin, now },
  });
  return { ...reads, watching, reports };
}

/** Looks again at what this portal lists itself. */
function createWatch(options: WatchOptions): Watching {
  const { open, web, publicOrigin, watchEveryMs, blocklist, now, log } = options;
  return createWatching({
    database: open.database,
    web,
    chainOf: options.chainOf,
    networks: options.networks,
    tokenChecks: options.tokenChecks,
    readBlocklist: blocklist
      ? createBlocklistSource({ ...blocklist, web, now, log })
      : () => Promise.resolve(emptyBlocklist),
    publicOrigin,
    everyMs: watchEveryMs,
    rules: relistingRulesOf(options),
    random: Math.random,
    now,
    log,
  });
}

/** How payments are confirmed now. The demonstration has no gate: its own chain is right. */
function readDonations({ chain, gate }: ServiceOptions): DonationState {
  if (chain === unavailableChain) return { kind: 'by-hand' };
  return gate?.read() ?? { kind: 'verified' };
}

/** Submissions as visitors may use them: no amount before the token is verified, no link into a store that is a content host's. */
function createVisitorsSubmissions(options: ServiceOptions, donations: Donations): Submissions {
  const { gate, contentHost } = options;
  const plain = composeSubmissions({ ...options, donations });
  const gated = gate ? withDonationGate(plain, gate) : plain;
  return contentHost ? withoutListedPath(gated) : gated;
}
