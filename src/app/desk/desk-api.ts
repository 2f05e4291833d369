import { Hono } from 'hono';
import type { Accounts } from '#features/accounts/server/accounts.ts';
import type { Audit } from '#features/audit/server/audit.ts';
import type { Editing } from '#features/editing/server/editing.ts';
import type { CatalogueOrder } from '#features/catalogue-editing/server/catalogue-order.ts';
import type { ListingEditing } from '#features/catalogue-editing/server/listing-editing.ts';
import type { ListingDesk } from '#features/catalogue/server/listing-desk.ts';
import type { ReleaseDesk } from '#features/downloads/server/release-desk.ts';
import type { Outbox } from '#features/mail/server/outbox.ts';
import type { Reports } from '#features/reports/server/reports.ts';
import type { Review } from '#features/review/server/review.ts';
import type { SetupDependencies } from '#features/setup/server/list-setup-steps.ts';
import type { Log } from '#platform/log/log.ts';
import { createAccountRoutes, createOwnRoutes, type AddressOf } from './account-routes.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { requireSecondFactor, requireSession, type DeskEnvironment } from './desk-gates.ts';
import { createContentPictureRoutes } from './content-picture-routes.ts';
import { createContentRoutes } from './content-routes.ts';
import { createDocumentRoutes, type DocumentServices } from './document-routes.ts';
import { createOutboxRoutes } from './outbox-routes.ts';
import type { DraftDependencies } from './render-draft.ts';
import { createCatalogueOrderRoutes } from './catalogue-order-routes.ts';
import { createListingEditRoutes } from './listing-edit-routes.ts';
import { createListingRoutes } from './listing-routes.ts';
import { createPasskeyRoutes } from './passkey-routes.ts';
import { createReleaseRoutes } from './release-routes.ts';
import { createReportRoutes } from './report-routes.ts';
import { createOwnSecondFactorRoutes, createSecondFactorRuleRoutes } from './second-factor-routes.ts';
import { createSetupRoutes } from './setup-routes.ts';
import { createSubmissionRoutes } from './submission-routes.ts';

export interface DeskApiServices extends DocumentServices {
  review: Review;
  outbox: Outbox;
  editing: Editing;
  /** Renders previews of contents. */
  drafts: DraftDependencies;
  listings: ListingDesk;
  listingEditing: ListingEditing;
  catalogueOrder: CatalogueOrder;
  releases: ReleaseDesk;
  reports: Reports;
  /** What the checklist reads besides the accounts. */
  setup: Omit<SetupDependencies, 'listAccounts'>;
  audit: Audit;
  log: Log;
  now: () => Date;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
}

/** What the desk's pages call; `{ data, total }` is the shape that their data layer reads. Each route names what its caller must be allowed to do. */
export function createDeskApi({
  accounts,
  review,
  outbox,
  editing,
  drafts,
  listings,
  listingEditing,
  catalogueOrder,
  releases,
  reports,
  setup,
  audit,
  now,
  deskOrigin,
  addressOf,
  ...documents
}: DeskApiServices & { accounts: Accounts; addressOf: AddressOf }): Hono<DeskEnvironment> {
  const api = new Hono<DeskEnvironment>();
  api.use(requireSession(accounts));
  api.route('/', createOwnSecondFactorRoutes(accounts, addressOf));
  api.use(requireSecondFactor);
  api.route('/', createOwnRoutes(accounts, addressOf));
  api.route('/', createPasskeyRoutes(accounts, addressOf));
  api.route('/', createAccountRoutes(accounts, deskOrigin));
  api.route('/', createSecondFactorRuleRoutes(accounts));
  api.route('/', createSubmissionRoutes(review));
  api.route('/', createOutboxRoutes(outbox));
  api.route('/', createContentRoutes({ editing, now, ...drafts }));
  api.route('/', createContentPictureRoutes(editing));
  api.route('/', createListingRoutes(listings));
  api.route('/', createCatalogueOrderRoutes(catalogueOrder));
  api.route('/', createListingEditRoutes(listingEditing, documents.files));
  api.route('/', createReleaseRoutes(releases));
  api.route('/', createReportRoutes(reports));
  api.route('/', createSetupRoutes({ ...setup, listAccounts: accounts.list }));
  api.route('/', createAuditRoutes({ accounts, audit, now }));
  api.route('/', createDocumentRoutes(documents));
  return api;
}
