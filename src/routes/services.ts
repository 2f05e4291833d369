import type { About } from '#features/about/server/about.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import type { BrandSentences } from '#features/brand/model/brand-sentences.ts';
import type { BrandKit } from '#features/brandkit/server/brand-kit.ts';
import type { Catalogue } from '#features/catalogue/server/catalogue.ts';
import type { Developer } from '#features/developer/server/developer.ts';
import type { Donations } from '#features/donations/server/donations.ts';
import type { Downloads } from '#features/downloads/server/downloads.ts';
import type { Outbox } from '#features/mail/server/outbox.ts';
import type { News } from '#features/news/server/news.ts';
import type { Newsletter } from '#features/newsletter/server/newsletter.ts';
import type { FileStore } from '#features/submissions/server/file-store.ts';
import type { OpenApiDocument } from './api/openapi.ts';
import type { TokenFactsReader } from '#features/asset-submission/server/read-token-facts.ts';
import type { Submissions } from '#features/submissions/server/submissions.ts';

/** Pays a quote as the visitor's wallet would; exists where the donation chain is the development chain, and nowhere else. */
export interface Demonstration {
  pay(quote: { amountUnits: bigint }): Promise<{ hash: string; link: string }>;
  /** Where its payments come from. */
  address: string;
}

/** What routes may use: one object of queries and commands per feature, made once at the start (app/create-services.ts). */
export interface Services {
  brand: Brand;
  sentences: BrandSentences;
  /** Where visitors reach the portal, without a slash at the end (PUBLIC_ORIGIN). */
  publicOrigin: string;
  about: About;
  brandKit: BrandKit;
  /** What the store shows: of this portal's database, or of a content host (CONTENT_HOST). */
  catalogue: Catalogue;
  /** Networks and categories of this portal's database, by which submissions are checked, wherever the store comes from. */
  ownCatalogue: Pick<Catalogue, 'listChains' | 'listCategories'>;
  developer: Developer;
  downloads: Downloads;
  /** Of this portal's database, or of a content host. */
  news: News;
  newsletter: Newsletter;
  /** Whether mails are sent, so that no page promises one that would wait. */
  outbox: Pick<Outbox, 'sends'>;
  submissions: Submissions;
  tokenFacts: TokenFactsReader;
  donations: Donations;
  files: FileStore;
  /** The description of the whole API. */
  openApi(): Promise<OpenApiDocument>;
  demonstration?: Demonstration;
}
