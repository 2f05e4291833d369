import { milestones } from '#content/milestones.ts';
import { createAbout } from '#features/about/server/about.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import { createBrandKit } from '#features/brandkit/server/brand-kit.ts';
import { createCatalogue } from '#features/catalogue/server/catalogue.ts';
import { createDonations, type Verifier } from '#features/donations/server/donations.ts';
import { createDownloads } from '#features/downloads/server/downloads.ts';
import { createNews } from '#features/news/server/news.ts';
import { createNewsletter } from '#features/newsletter/server/newsletter.ts';
import { createReview } from '#features/review/server/review.ts';
import { createFileStore } from '#features/submissions/server/file-store.ts';
import { createSubmissions } from '#features/submissions/server/submissions.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';

export interface ServiceOptions {
  open: OpenDatabase;
  brand: Brand;
  chain: ChainReader;
  web: Web;
  log: Log;
  now: () => Date;
}

/** Longest rest of the verifier; a recorded payment wakes it at once. */
const verifierPollMs = 5_000;

/** Puts the features together: the one place that knows which needs which. */
export function createServices({ open, brand, chain, web, log, now }: ServiceOptions) {
  const { database, engine } = open;
  const donations = createDonations({ database, engine, brand, chain, now, log });
  let verifier: Verifier | undefined;
  const wakeVerifier = () => verifier?.wake();
  const submissions = createSubmissions({
    database,
    engine,
    brand,
    donations,
    web,
    chain,
    now,
    log,
    wakeVerifier,
  });
  return {
    brand,
    about: createAbout({ milestones }),
    brandKit: createBrandKit({ brand }),
    donations,
    submissions,
    catalogue: createCatalogue({ database, engine, now }),
    downloads: createDownloads({ database }),
    news: createNews({ database }),
    newsletter: createNewsletter({ database, engine, now }),
    files: createFileStore({ database, now }),
    review: createReview({ database, engine, brand, donations, now, log }),
    /** Starts settling payments in the background. */
    startVerifier(): Verifier {
      verifier = donations.startVerifier({ onOutcome: submissions.onPaymentOutcome, pollMs: verifierPollMs });
      return verifier;
    },
  };
}
