import type { About } from '#features/site/about/server/about.ts';
import type { Appeals } from '#features/listing/appeals/server/appeals.ts';
import type { Approvals } from '#features/tools/approvals/server/approvals.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import type { BrandKit } from '#features/site/brandkit/server/brand-kit.ts';
import type { Catalogue, OwnCatalogue } from '#features/store/catalogue/server/catalogue.ts';
import type { Developer } from '#features/submission/developer/server/developer.ts';
import type { Donations } from '#features/submission/donations/server/donations.ts';
import type { Downloads } from '#features/site/downloads/server/downloads.ts';
import type { Legal } from '#features/site/legal/server/legal.ts';
import type { MailRequests } from '#features/team/mail/server/mail-requests.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import type { Markdown } from '#features/core/news/server/markdown.ts';
import type { News } from '#features/core/news/server/news.ts';
import type { Newsletter } from '#features/site/newsletter/server/newsletter.ts';
import type { ListingChanges } from '#features/listing/own-listings/server/change/listing-changes.ts';
import type { PublicReviewTimes } from '#features/submission/numbers/server/review-times.ts';
import type { KeysFiles } from '#features/site/downloads/server/keys-files.ts';
import type { OfflineKeys } from '#features/tools/offline-keys/server/offline-keys.ts';
import type { OwnListings } from '#features/listing/own-listings/server/own-listings.ts';
import type { ServiceStatus } from '#features/site/service-status/server/service-status.ts';
import type { Reports } from '#features/store/reports/server/reports.ts';
import type { Notices } from '#features/site/shell/server/notices.ts';
import type { ClearSigning } from '#features/store/clear-signing/server/clear-signing.ts';
import type { TokenChecks } from '#features/store/token-checks/server/token-checks.ts';
import type { FileStore } from '#features/submission/uploads/server/file-store.ts';
import type { TokenFactsReader } from '#features/submission/asset-submission/server/read-token-facts.ts';
import type { PaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import type { Limits } from '#platform/limits/limits.ts';

/** Pays a quote as the visitor's wallet would; exists where the donation chain is the development chain, and nowhere else. */
export interface Demonstration {
  pay(quote: { amountUnits: bigint }): Promise<{ hash: string; link: string }>;
  /** Where its payments come from. */
  address: string;
}

/** What can be looked up and read. */
export interface Content {
  catalogue: Catalogue;
  news: News;
}

/** What routes may use: one object of queries and commands per feature, made once at the start (app/create-services.ts). */
export interface Services {
  brand: Brand;
  sentences: BrandSentences;
  /** Where visitors reach the portal, without a slash at the end (PUBLIC_ORIGIN). */
  publicOrigin: string;
  /** Of how often something may be asked. */
  limits: Limits;
  about: About;
  appeals: Pick<Appeals, 'find' | 'submit'>;
  /** Reads chains for the page of the approvals. */
  approvals: Approvals;
  /** Address of the batch payment contract by network key. */
  batchContracts: Readonly<Record<string, string>>;
  /** Endpoint without a key by network key, which a visitor's wallet may be told. */
  publicEndpoints: Readonly<Record<string, string>>;
  brandKit: BrandKit;
  /** Descriptions of listed contracts. */
  clearSigning: ClearSigning;
  /** Of this portal's database: what the content API serves, and what submissions are checked by. */
  own: Content & { catalogue: OwnCatalogue };
  /** What the pages show: the same, or a content host's (CONTENT_HOST). */
  shown: Content;
  developer: Developer;
  downloads: Downloads;
  newsletter: Newsletter;
  mailRequests: Pick<MailRequests, 'ask'>;
  offlineKeys: OfflineKeys;
  /** The files of all builds. */
  keysFiles: Pick<KeysFiles, 'list'>;
  ownListings: OwnListings;
  listingChanges: ListingChanges;
  legal: Legal;
  markdown: Markdown;
  reviewTimes: Pick<PublicReviewTimes, 'read'>;
  serviceStatus: Pick<ServiceStatus, 'read'>;
  paymentQuestions: Pick<PaymentQuestions, 'ask' | 'view'>;
  reports: Pick<Reports, 'findAppealable' | 'findItem' | 'findReviewed' | 'submit'>;
  /** The strip above the header. */
  notices: Notices;
  /** Whether mails are sent, so that no page promises one that would wait. */
  outbox: Pick<Outbox, 'sends'>;
  submissions: Submissions;
  tokenChecks: Pick<TokenChecks, 'check' | 'sourceHost'>;
  tokenFacts: TokenFactsReader;
  donations: Donations;
  files: FileStore;
  demonstration?: Demonstration;
}
