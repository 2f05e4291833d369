import { createAbout } from '#features/about/server/about.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { Milestone } from '#features/about/model/milestone.ts';
import type { BrandSentences } from '#features/brand/model/brand-sentences.ts';
import { createBrandKit } from '#features/brandkit/server/brand-kit.ts';
import { createCatalogue } from '#features/catalogue/server/create-catalogue.ts';
import { createDeveloper } from '#features/developer/server/developer.ts';
import { createDonations } from '#features/donations/server/donations.ts';
import type { Verifier } from '#features/donations/server/start-verifier.ts';
import { createDownloads } from '#features/downloads/server/downloads.ts';
import { createOutbox } from '#features/mail/server/outbox.ts';
import { createNews } from '#features/news/server/news.ts';
import { createNewsletter } from '#features/newsletter/server/newsletter.ts';
import { createReview } from '#features/review/server/review.ts';
import { createFileStore } from '#features/submissions/server/file-store.ts';
import { createTokenFacts } from '#features/asset-submission/server/read-token-facts.ts';
import { createSubmissions } from '#features/submissions/server/submissions.ts';
import type { Senders } from '#features/submissions/server/senders.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createFileOpener } from '#platform/files/file-opener.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Web } from '#platform/web/web.ts';
import { createComposer } from './compose-mail.ts';
import { createServerKinds } from './create-server-kinds.ts';
import { reviewKinds } from './review-kinds.ts';
import type { RenderMail } from './rendering/page-renderer.ts';

export interface ServiceOptions {
  open: OpenDatabase;
  brand: Brand;
  sentences: BrandSentences;
  milestones: readonly Milestone[];
  /** The donation chain. */
  chain: ChainReader;
  chainOf: ChainOf;
  web: Web;
  mailer: Mailer;
  renderMail: RenderMail;
  publicOrigin: string;
  senders: Senders;
  log: Log;
  now: () => Date;
}

/** How soon after a change its mail leaves. */
const senderPollMs = 2_000;
/** Longest rest of the verifier; a recorded payment wakes it at once. */
const verifierPollMs = 5_000;

/** Puts the features together: the one place that knows which needs which. */
export function createServices(options: ServiceOptions) {
  const {
    open,
    brand,
    sentences,
    milestones,
    chain,
    chainOf,
    web,
    mailer,
    renderMail,
    publicOrigin,
    senders,
    log,
    now,
  } = options;
  const { database, engine } = open;
  const opener = createFileOpener();
  const donations = createDonations({ database, engine, brand, chain, now, log });
  let verifier: Verifier | undefined;
  const wakeVerifier = () => verifier?.wake();
  const submissions = createSubmissions({
    database,
    engine,
    donations,
    kinds: createServerKinds({ database, web, chainOf }),
    senders,
    now,
    log,
    wakeVerifier,
  });
  const newsletter = createNewsletter({ database, now, confirmsByMail: mailer.configured });
  const compose = createComposer({ submissions, newsletter, renderMail, publicOrigin });
  const outbox = createOutbox({ database, mailer, compose, now, log });
  const catalogue = createCatalogue({ database, engine, now });
  return {
    brand,
    sentences,
    publicOrigin,
    about: createAbout({ milestones }),
    brandKit: createBrandKit({ brand }),
    donations,
    submissions,
    tokenFacts: createTokenFacts({ chainOf }),
    catalogue,
    ownCatalogue: catalogue,
    developer: createDeveloper({ web }),
    downloads: createDownloads({ database }),
    news: createNews({ database }),
    newsletter,
    outbox,
    files: createFileStore({ database, opener, now }),
    opener,
    review: createReview({ database, engine, brand, donations, kinds: reviewKinds, publicOrigin, now, log }),
    /** Starts sending mails in the background. */
    startSender: () => outbox.start(senderPollMs),
    /** Starts settling payments in the background. */
    startVerifier(): Verifier {
      verifier = donations.startVerifier({ onOutcome: submissions.onPaymentOutcome, pollMs: verifierPollMs });
      return verifier;
    },
  };
}
