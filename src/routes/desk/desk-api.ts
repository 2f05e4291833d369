import { Hono } from 'hono';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import type { Appeals } from '#features/listing/appeals/server/appeals.ts';
import type { Cases } from '#features/team/cases/server/cases.ts';
import type { Audit } from '#features/team/audit/server/audit.ts';
import type { Editing } from '#features/team/editing/server/editing.ts';
import type { CatalogueOrder } from '#features/listing/catalogue-editing/server/catalogue-order.ts';
import type { ListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { ClearSigningDesk } from '#features/store/clear-signing/server/clear-signing-desk.ts';
import type { ListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import type { ReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import type { MailTemplates } from '#features/team/mail/server/template/mail-templates.ts';
import type { Issues } from '#features/site/newsletter/server/issues/issues.ts';
import type { NumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import type { SubscriberDesk } from '#features/site/newsletter/server/subscriber-desk.ts';
import type { Reports } from '#features/store/reports/server/reports.ts';
import type { PaymentQuestions } from '#features/submission/transfers/server/payment-questions.ts';
import type { Transfers } from '#features/submission/transfers/server/transfers.ts';
import type { Review } from '#features/submission/review/server/review.ts';
import type { Proposals } from '#features/team/second-person/server/proposals.ts';
import type { Watching } from '#features/listing/watching/server/watching.ts';
import type { SetupDependencies } from '#features/team/setup/server/list-setup-steps.ts';
import type { StaffNotices } from '#features/team/notices/server/staff-notices.ts';
import type { Webhooks } from '#features/team/webhooks/server/webhooks.ts';
import type { NoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import type { Log } from '#platform/log/log.ts';
import { createAccountRoutes, createOwnRoutes } from './account-routes.ts';
import { createAppealRoutes } from './appeal-routes.ts';
import { createArrangementPreviewRoutes } from './arrangement-preview-routes.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { createBookRoutes } from './book-routes.ts';
import {
  refuseTokens,
  requireSecondFactor,
  requireSession,
  type AddressOf,
  type DeskEnvironment,
} from './desk-gates.ts';
import { createAccessTokenRoutes } from './access-token-routes.ts';
import { createContentPictureRoutes } from './content-picture-routes.ts';
import { createContentRoutes } from './content-routes.ts';
import { createDocumentRoutes, type DocumentServices } from './document-routes.ts';
import { createNoticeRoutes } from './notice-routes.ts';
import { createNumbersRoutes } from './numbers-routes.ts';
import { maskStatusLinks } from './mask-status-links.ts';
import { createMailTemplateRoutes } from './mail-template-routes.ts';
import { createOutboxRoutes } from './outbox-routes.ts';
import type { Previews } from '#features/team/editing/server/previews.ts';
import type { DraftRendering } from './draft-rendering.ts';
import { createCaseWorkRoutes } from './case-work-routes.ts';
import { createCatalogueOrderRoutes } from './catalogue-order-routes.ts';
import { createClearSigningRoutes } from './clear-signing-routes.ts';
import { createFindRoutes } from './find-routes.ts';
import { createIssueRoutes } from './issue-routes.ts';
import { createKeysFileRoutes } from './keys-file-routes.ts';
import { createListingDraftRoutes } from './listing-draft-routes.ts';
import { createListingEditRoutes } from './listing-edit-routes.ts';
import { createListingPreviewRoutes } from './listing-preview-routes.ts';
import { createListingRoutes } from './listing-routes.ts';
import { createPasskeyRoutes } from './passkey-routes.ts';
import { createProposalRoutes } from './proposal-routes.ts';
import { createReleaseDraftRoutes } from './release-draft-routes.ts';
import { createReleaseRoutes } from './release-routes.ts';
import { createReportRoutes } from './report-routes.ts';
import { createOwnSecondFactorRoutes, createSecondFactorRuleRoutes } from './second-factor-routes.ts';
import { createSetupRoutes } from './setup-routes.ts';
import { createStatusNoticeRoutes } from './status-notice-routes.ts';
import { createPaymentQuestionRoutes } from './payment-question-routes.ts';
import { createTransferRoutes } from './transfer-routes.ts';
import { createWebhookRoutes } from './webhook-routes.ts';
import { createSubmissionRoutes } from './submission-routes.ts';
import { createSubscriberRoutes } from './subscriber-routes.ts';
import { createWatchRoutes } from './watch-routes.ts';

export interface DeskApiServices extends DocumentServices {
  review: Review;
  outbox: Outbox;
  mailTemplates: MailTemplates;
  webhooks: Webhooks;
  staffNotices: StaffNotices;
  editing: Editing;
  statusNotices: NoticeDesk;
  /** Renders previews of contents. */
  drafts: DraftRendering;
  previews: Previews;
  listings: ListingDesk;
  listingEditing: ListingEditing;
  catalogueOrder: CatalogueOrder;
  releases: ReleaseDesk;
  clearSigning: ClearSigningDesk;
  proposals: Proposals;
  reports: Reports;
  subscribers: SubscriberDesk;
  watching: Omit<Watching, 'start'>;
  appeals: Appeals;
  /** Who works on which case. */
  cases: Cases;
  transfers: Transfers;
  paymentQuestions: PaymentQuestions;
  issues: Issues;
  numbers: NumbersDesk;
  /** What the checklist reads apart from the accounts. */
  setup: Omit<SetupDependencies, 'listAccounts'>;
  audit: Audit;
  /** How many days security events are kept. */
  securityDays: number;
  log: Log;
  now: () => Date;
  /** Scheme, host and port under which the desk is reached. */
  deskOrigin: string;
}

/** What people do themselves, not their scripts: accounts, their own ways to sign in, and what they are told. */
const personalPaths = [
  '/accounts',
  '/invitations',
  '/second-factor-rule',
  '/webhooks',
  '/own-access-tokens',
  '/own-notice-choices',
  '/own-notices',
  '/own-passkeys',
  '/own-password',
  '/own-second-factor',
  '/own-sessions',
];

type DeskApiOptions = DeskApiServices & { accounts: Accounts; addressOf: AddressOf };

/** The routes of each room of the desk. */
function listRooms(services: DeskApiOptions): Hono<DeskEnvironment>[] {
  const { accounts, cases, editing, issues, drafts, previews, securityDays, now } = services;
  return [
    createSubmissionRoutes(services.review),
    createFindRoutes(services),
    createOutboxRoutes(services.outbox),
    createMailTemplateRoutes(services.mailTemplates, previews),
    createWebhookRoutes(services.webhooks),
    createNoticeRoutes(services.staffNotices),
    createContentRoutes({ editing, issues, previews, now, ...drafts }),
    createContentPictureRoutes(editing),
    createStatusNoticeRoutes({ ...services, previews }),
    createListingRoutes(services.listings),
    createCatalogueOrderRoutes(services.catalogueOrder),
    createClearSigningRoutes(services.clearSigning),
    createArrangementPreviewRoutes({ drafts, catalogueOrder: services.catalogueOrder, previews }),
    createListingEditRoutes(services.listingEditing, services.files),
    createListingDraftRoutes(services.listingEditing),
    createListingPreviewRoutes({
      ...{ ...drafts, previews, review: services.review, findFile: services.findFile },
      editing: services.listingEditing,
    }),
    createReleaseRoutes(services.releases),
    createKeysFileRoutes(services.releases.keysFiles),
    createReleaseDraftRoutes(services.releases.drafts),
    createProposalRoutes(services.proposals),
    createReportRoutes(services.reports, cases),
    createSubscriberRoutes(services.subscribers),
    createWatchRoutes(services.watching, cases),
    createAppealRoutes(services.appeals, cases),
    createTransferRoutes(services.transfers, cases),
    createPaymentQuestionRoutes(services.paymentQuestions, cases),
    createCaseWorkRoutes(cases),
    createIssueRoutes(issues),
    createNumbersRoutes(services.numbers),
    createBookRoutes(services.numbers.books),
    createSetupRoutes({ ...services.setup, listAccounts: accounts.list, now }),
    createAuditRoutes({ accounts, audit: services.audit, securityDays, now }),
    createDocumentRoutes(services),
  ];
}

/** What the desk's pages call; `{ data, total }` is the shape that their data layer reads. Each route names what its caller must be allowed to do. */
export function createDeskApi(services: DeskApiOptions): Hono<DeskEnvironment> {
  const { accounts, addressOf, deskOrigin } = services;
  const api = new Hono<DeskEnvironment>();
  api.use(maskStatusLinks);
  api.use(requireSession(accounts, addressOf));
  for (const path of personalPaths) api.use(`${path}/*`, refuseTokens);
  api.route('/', createOwnSecondFactorRoutes(accounts, addressOf));
  api.use(requireSecondFactor);
  api.route('/', createOwnRoutes(accounts, addressOf));
  api.route('/', createPasskeyRoutes(accounts, addressOf));
  api.route('/', createAccessTokenRoutes(accounts, addressOf));
  api.route('/', createAccountRoutes(accounts, { deskOrigin, sendsMail: services.outbox.sends }));
  api.route('/', createSecondFactorRuleRoutes(accounts));
  for (const routes of listRooms(services)) api.route('/', routes);
  return api;
}
