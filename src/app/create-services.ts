import { createAbout } from '#features/about/server/about.ts';
import { createApprovals } from '#features/approvals/server/approvals.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { BrandSentences } from '#features/brand/model/brand-sentences.ts';
import { createBrandKit } from '#features/brandkit/server/brand-kit.ts';
import { createHostedContent } from '#features/content-host/server/hosted-content.ts';
import { withoutListedPath } from '#features/content-host/server/without-listed-path.ts';
import { createCatalogue } from '#features/catalogue/server/create-catalogue.ts';
import { createDeveloper } from '#features/developer/server/developer.ts';
import { createDonations, type Donations } from '#features/donations/server/donations.ts';
import { createDownloads } from '#features/downloads/server/downloads.ts';
import { createOutbox } from '#features/mail/server/outbox.ts';
import { createEditing } from '#features/editing/server/editing.ts';
import { createNews } from '#features/news/server/news.ts';
import { createNewsletter } from '#features/newsletter/server/newsletter.ts';
import { createReports } from '#features/reports/server/reports.ts';
import { createReview } from '#features/review/server/review.ts';
import { createNotices } from '#features/shell/server/notices.ts';
import { createFileStore } from '#features/submissions/server/file-store.ts';
import { createTokenFacts } from '#features/asset-submission/server/read-token-facts.ts';
import { createSubmissions, type Submissions } from '#features/submissions/server/submissions.ts';
import type { DonationState } from '#features/setup/server/list-setup-steps.ts';
import type { Senders } from '#features/submissions/server/senders.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { ChainOf, NetworkEndpoint } from '#platform/chain/network-chains.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createFileOpener } from '#platform/files/file-opener.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Web } from '#platform/web/web.ts';
import type { Demonstration, Services } from '#routes/services.ts';
import { withDonationGate, type DonationGate } from './brand-check/donation-gate.ts';
import { contentPorts } from './content-ports.ts';
import { createComposer } from './compose-mail.ts';
import { createServerKinds } from './create-server-kinds.ts';
import { reviewKinds } from './review-kinds.ts';
import type { RenderMail } from './rendering/page-renderer.ts';

export interface ServiceOptions {
  open: OpenDatabase;
  brand: Brand;
  sentences: BrandSentences;
  publicOrigin: string;
  /** The donation chain. */
  chain: ChainReader;
  chainOf: ChainOf;
  /** Present where amounts are held back until the token is verified on the chain. */
  gate: DonationGate | undefined;
  /** Origin of the host whose content the pages show; without it they show this portal's own. */
  contentHost: string | undefined;
  /** The same networks' endpoints, for what visitors read themselves. */
  endpoints: ReadonlyMap<string, NetworkEndpoint>;
  web: Web;
  mailer: Mailer;
  renderMail: RenderMail;
  senders: Senders;
  demonstration: Demonstration | undefined;
  log: Log;
  now: () => Date;
}

/** What routes may use, and what only the desk and the background work do. */
export type PortalServices = ReturnType<typeof createServices>;

/** Puts the features together, each after those that it needs: the one place that knows which needs which. */
export function createServices(options: ServiceOptions) {
  const { open, brand, publicOrigin, contentHost, mailer, renderMail, web, log, now } = options;
  const { database, engine } = open;
  const own = { catalogue: createCatalogue({ database, engine, now }), news: createNews({ database }) };
  const hosted = contentHost ? createHostedContent({ origin: contentHost, own, log, now }) : undefined;
  const donations = createDonations({ database, engine, brand, chain: options.chain, now, log });
  const submissions = createVisitorsSubmissions(options, donations);
  const newsletter = createNewsletter({ database, now, confirmsByMail: mailer.configured });
  const shown = hosted ? { catalogue: hosted.catalogue, news: hosted.news } : own;
  const { catalogue } = shown;
  const hashSender = options.senders.hash;
  const reports = createReports({ database, engine, catalogue, hashSender, publicOrigin, now });
  const compose = createComposer({ submissions, newsletter, reports, renderMail, publicOrigin });
  const opener = createFileOpener();
  return {
    brand,
    sentences: options.sentences,
    publicOrigin,
    about: createAbout({ database }),
    approvals: createApprovals({ database, endpoints: options.endpoints }),
    brandKit: createBrandKit({ brand }),
    own,
    shown,
    hosted,
    tokenFacts: createTokenFacts({ chainOf: options.chainOf }),
    developer: createDeveloper({ web }),
    downloads: createDownloads({ database }),
    donations,
    editing: createEditing({ database, ports: contentPorts, opener, now, log }),
    submissions,
    newsletter,
    reports,
    notices: createNotices({ database }),
    outbox: createOutbox({ database, mailer, compose, now, log }),
    files: createFileStore({ database, opener, now }),
    opener,
    listingDependencies: { database, web, chainOf: options.chainOf },
    readDonations: () => readDonations(options),
    review: createReview({ database, engine, brand, donations, kinds: reviewKinds, publicOrigin, now, log }),
    ...(options.demonstration ? { demonstration: options.demonstration } : {}),
  } satisfies Services & Record<string, unknown>;
}

/** How payments are confirmed now. The demonstration has no gate: its own chain is right. */
function readDonations({ chain, gate }: ServiceOptions): DonationState {
  if (chain === unavailableChain) return 'by-hand';
  return gate && !gate.isOpen() ? 'unreachable' : 'verified';
}

/** Submissions as visitors may use them: no amount before the token is verified, no link into a store that is a content host's. */
function createVisitorsSubmissions(options: ServiceOptions, donations: Donations): Submissions {
  const { open, gate, contentHost, web, chainOf, senders, now, log } = options;
  const { database, engine } = open;
  const kinds = createServerKinds({ database, web, chainOf });
  const plain = createSubmissions({ database, engine, donations, kinds, senders, now, log });
  const gated = gate ? withDonationGate(plain, gate) : plain;
  return contentHost ? withoutListedPath(gated) : gated;
}
