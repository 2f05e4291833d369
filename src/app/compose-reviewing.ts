import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { createListingKinds } from '#features/listing/catalogue-editing/server/listing-kinds.ts';
import { createChangePort } from '#features/listing/own-listings/server/change/change-port.ts';
import { createListingChanges } from '#features/listing/own-listings/server/change/listing-changes.ts';
import { paidListings } from '#features/listing/watching/server/payment-findings.ts';
import type { RelistingRules } from '#features/store/catalogue/model/restoration.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import { createReview } from '#features/submission/review/server/review.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';
import type { Senders } from '#features/submission/submissions/server/senders.ts';
import { createSubmissions, type Submissions } from '#features/submission/submissions/server/submissions.ts';
import { createPaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import { createTransfers } from '#features/submission/transfers/server/transfers.ts';
import type { ChainOf } from '#platform/chain/network-chains.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import type { Log } from '#platform/log/log.ts';
import type { Web } from '#platform/web/web.ts';
import { createServerKinds } from './create-server-kinds.ts';
import { reviewKinds } from './review-kinds.ts';

/** What submitting and reviewing need alike. */
interface SharedParts {
  open: OpenDatabase;
  web: Web;
  chainOf: ChainOf;
  donations: Donations;
  senders: Senders;
  now: () => Date;
  log: Log;
}

interface ReviewingParts extends SharedParts {
  brand: Brand;
  submissions: Pick<Submissions, 'onPaymentOutcome' | 'onRefund'>;
  files: FileStore;
  /** Of the brand; those of two people without them. */
  rules?: RelistingRules;
  /** Simulates trades of submitted tokens; without it none are. */
  tokenChecks?: Pick<TokenChecks, 'check'>;
  publicOrigin: string;
}

/** Submissions of every kind that this portal takes. Tests compose them here too. */
export function composeSubmissions({
  open: { database, engine },
  web,
  chainOf,
  fileBucket,
  ...parts
}: SharedParts & { fileBucket?: FileBucket | undefined }): Submissions {
  const kinds = createServerKinds({ database, web, chainOf });
  return createSubmissions({ ...parts, database, engine, fileBucket, kinds, paidListings });
}

/**
 * The desk's review, and changes of listed items, which teams ask for and the review approves. What the chain answers a reviewer moves a
 * submission on, as any check does. Tests compose them here too.
 */
export function composeReviewing(parts: ReviewingParts) {
  const { open, brand, web, chainOf, donations, submissions, senders, publicOrigin, now, log } = parts;
  const { database, engine } = open;
  const shared = { database, web, chainOf, now };
  const kinds = createServerKinds({ ...shared, tokenChecks: parts.tokenChecks });
  const listings = createListingKinds(shared);
  const hashSender = senders.hash;
  const review = createReview({
    ...{ database, engine, brand, donations, publicOrigin, now, log },
    onPaymentOutcome: submissions.onPaymentOutcome,
    onRefund: submissions.onRefund,
    kinds: reviewKinds,
    forms: kinds,
    changes: createChangePort(listings),
    ...(parts.rules && { rules: parts.rules }),
  });
  const transfers = createTransfers({ database, engine, brand, donations, review, now });
  const { files } = parts;
  return {
    listingChanges: createListingChanges({ ...shared, engine, kinds, listings, files, hashSender }),
    review,
    transfers,
    paymentQuestions: createPaymentQuestions({ database, engine, transfers, hashSender, now }),
  };
}
