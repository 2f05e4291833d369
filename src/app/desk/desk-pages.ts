import { lazy, type ComponentType } from 'react';

/**
 * A screen whose script is loaded when someone opens it.
 * @param name of the component in its module
 */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}

/* The desk's screens, except those that people begin with: signing in, an invitation and the review. */

export const AccountsPage = page(
  () => import('#features/team/accounts/desk/accounts-page.tsx'),
  'AccountsPage',
);
export const OwnAccountPage = page(
  () => import('#features/team/accounts/desk/own-account-page.tsx'),
  'OwnAccountPage',
);
export const SecurityPage = page(
  () => import('#features/team/accounts/desk/security-page.tsx'),
  'SecurityPage',
);
export const AppealList = page(() => import('#features/listing/appeals/desk/appeal-list.tsx'), 'AppealList');
export const AppealShow = page(() => import('#features/listing/appeals/desk/appeal-show.tsx'), 'AppealShow');
export const AuditPage = page(() => import('#features/team/audit/desk/audit-page.tsx'), 'AuditPage');
export const ListedPage = page(() => import('./listed-page.tsx'), 'ListedPage');
export const CategoriesPage = page(
  () => import('#features/listing/catalogue-editing/desk/categories-page.tsx'),
  'CategoriesPage',
);
export const HotPage = page(() => import('#features/listing/catalogue-editing/desk/hot-page.tsx'), 'HotPage');
export const NetworksPage = page(
  () => import('#features/listing/catalogue-editing/desk/networks-page.tsx'),
  'NetworksPage',
);
export const ClearSigningPage = page(
  () => import('#features/store/clear-signing/desk/clear-signing-page.tsx'),
  'ClearSigningPage',
);
export const ListedItemPage = page(
  () => import('#features/listing/catalogue-editing/desk/listed-item-page.tsx'),
  'ListedItemPage',
);
export const DraftList = page(
  () => import('#features/listing/catalogue-editing/desk/draft-list.tsx'),
  'DraftList',
);
export const DraftPage = page(
  () => import('#features/listing/catalogue-editing/desk/draft-page.tsx'),
  'DraftPage',
);
export const NewItemPage = page(
  () => import('#features/listing/catalogue-editing/desk/new-item-page.tsx'),
  'NewItemPage',
);
export const ProposalsPage = page(() => import('./proposal-pages.tsx'), 'ProposalsPage');
export const ProposalPage = page(() => import('./proposal-pages.tsx'), 'ProposalPage');
export const ReleaseDraftPage = page(
  () => import('#features/site/downloads/desk/release-draft-page.tsx'),
  'ReleaseDraftPage',
);
export const ReleaseForm = page(
  () => import('#features/site/downloads/desk/release-form.tsx'),
  'ReleaseForm',
);
export const ReleaseList = page(
  () => import('#features/site/downloads/desk/release-list.tsx'),
  'ReleaseList',
);
export const ContentPage = page(() => import('#features/team/editing/desk/content-page.tsx'), 'ContentPage');
export const MailPage = page(() => import('#features/team/mail/desk/mail-page.tsx'), 'MailPage');
export const OutboxPage = page(() => import('#features/team/mail/desk/outbox-page.tsx'), 'OutboxPage');
export const TemplateList = page(
  () => import('#features/team/mail/desk/template/template-list.tsx'),
  'TemplateList',
);
export const TemplatePage = page(
  () => import('#features/team/mail/desk/template/template-page.tsx'),
  'TemplatePage',
);
export const IssueList = page(
  () => import('#features/site/newsletter/desk/issues/issue-list.tsx'),
  'IssueList',
);
export const IssuePage = page(
  () => import('#features/site/newsletter/desk/issues/issue-page.tsx'),
  'IssuePage',
);
export const SubscribersPage = page(
  () => import('#features/site/newsletter/desk/subscribers-page.tsx'),
  'SubscribersPage',
);
export const NumbersPage = page(
  () => import('#features/submission/numbers/desk/numbers-page.tsx'),
  'NumbersPage',
);
export const BooksPage = page(
  () => import('#features/submission/numbers/desk/books/books-page.tsx'),
  'BooksPage',
);
export const StatementPage = page(
  () => import('#features/submission/numbers/desk/books/statement-page.tsx'),
  'StatementPage',
);
export const ReportList = page(() => import('#features/store/reports/desk/report-list.tsx'), 'ReportList');
export const ReportedPage = page(() => import('./reported-page.tsx'), 'ReportedPage');
export const AnswersPage = page(
  () => import('#features/submission/canned-answers/desk/answers-page.tsx'),
  'AnswersPage',
);
export const ChecklistPage = page(
  () => import('#features/team/setup/desk/checklist-page.tsx'),
  'ChecklistPage',
);
export const QuestionList = page(
  () => import('#features/submission/transfers/desk/question-list.tsx'),
  'QuestionList',
);
export const NoticesPage = page(
  () => import('#features/site/service-status/desk/notices-page.tsx'),
  'NoticesPage',
);
export const NewNoticePage = page(
  () => import('#features/site/service-status/desk/new-notice-page.tsx'),
  'NewNoticePage',
);
export const NoticePage = page(
  () => import('#features/site/service-status/desk/notice-page.tsx'),
  'NoticePage',
);
export const QuestionShow = page(
  () => import('#features/submission/transfers/desk/question-show.tsx'),
  'QuestionShow',
);
export const TransferList = page(
  () => import('#features/submission/transfers/desk/transfer-list.tsx'),
  'TransferList',
);
export const TransferShow = page(
  () => import('#features/submission/transfers/desk/transfer-show.tsx'),
  'TransferShow',
);
export const StaffNoticesPage = page(
  () => import('#features/team/notices/desk/notices-page.tsx'),
  'StaffNoticesPage',
);
export const OpenNoticePage = page(
  () => import('#features/team/notices/desk/open-notice-page.tsx'),
  'OpenNoticePage',
);
export const WebhooksPage = page(
  () => import('#features/team/webhooks/desk/webhooks-page.tsx'),
  'WebhooksPage',
);
export const WatchList = page(() => import('#features/listing/watching/desk/watch-list.tsx'), 'WatchList');
export const WatchShow = page(() => import('#features/listing/watching/desk/watch-show.tsx'), 'WatchShow');
