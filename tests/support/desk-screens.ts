/** What the pages of one thing show. Numbers at the desk; of a listed item its id. */
export interface ScreenWorld {
  submission: number;
  report: number;
  finding: number;
  appeal: number;
  transfer: number;
  question: number;
  proposal: number;
  listing: string;
  draft: number;
  releaseDraft: number;
  mail: number;
  issue: number;
  notice: number;
  news: number;
}

/** How `desk-frame.spec.ts` holds a screen against axe. Screens without it have that in their own tests. */
interface AxeCheck {
  heading: string;
  /** What leads there from the palette; without it, the address does. */
  typed?: string;
  /** The tablet's alone where another test has the desk's. */
  widths: readonly number[];
  hasPreview?: true;
}

/** A screen that needs nothing to show. */
export interface DeskScreen {
  /** What titles of tests call it. */
  name: string;
  /** Its address, below `#`. */
  path: string;
  /** As the desk's router has it; like the address where it has no parameter. */
  route?: string;
  axe?: AxeCheck;
}

/** The page of one thing. */
export interface DetailPage {
  name: string;
  route: string;
  path: (world: ScreenWorld) => string;
}

/** The desk's widths, and that of a tablet. */
const every = [1440, 1024, 768];
const tablet = [768];

/* Every screen of the desk's router: `desk-screens.test.ts` of `src/app/desk` names one that is missing. Two that follow each other have no
   component in common: tests wait until the heading of the one before is gone. */

/** What shows something to everyone who may open it. */
export const deskScreens: readonly DeskScreen[] = [
  {
    name: 'the queue',
    path: '/submissions',
    axe: { heading: 'Review', typed: 'review', widths: [1440, 1024] },
  },
  { name: 'the outbox', path: '/outbox', axe: { heading: 'Outbox', typed: 'outbox', widths: every } },
  // With all that a row of it can say: desk-invitations.spec.ts.
  { name: 'accounts', path: '/accounts', axe: { heading: 'Accounts', typed: 'accounts', widths: tablet } },
  { name: 'the audit log', path: '/audit', axe: { heading: 'Audit log', typed: 'log', widths: every } },
  { name: 'listed items', path: '/listings', axe: { heading: 'Listed', typed: 'listed', widths: every } },
  { name: 'releases', path: '/releases', axe: { heading: 'Releases', typed: 'releases', widths: every } },
  { name: 'reports', path: '/reports', axe: { heading: 'Reports', typed: 'reports', widths: every } },
  { name: 'appeals', path: '/appeals', axe: { heading: 'Appeals', typed: 'appeals', widths: every } },
  {
    name: 'security events',
    path: '/security-events',
    axe: { heading: 'Security', typed: 'security', widths: every },
  },
  { name: 'the watch', path: '/watch', axe: { heading: 'Watch', widths: tablet } },
  {
    name: 'changes for a second person',
    path: '/proposals',
    axe: { heading: 'Waiting for a second person', widths: tablet },
  },
  { name: 'networks', path: '/listings/networks', axe: { heading: 'Networks', widths: tablet } },
  {
    name: 'clear signing',
    path: '/listings/clear-signing',
    axe: { heading: 'Clear signing', widths: tablet },
  },
  { name: 'subscribers', path: '/subscribers', axe: { heading: 'Subscribers', widths: tablet } },
  { name: 'service notices', path: '/status-notices', axe: { heading: 'Service notices', widths: tablet } },
  { name: 'numbers', path: '/numbers', axe: { heading: 'Numbers', widths: tablet } },
  { name: 'notices', path: '/notices', axe: { heading: 'Notices', widths: [1024, 768] } },
  { name: 'the books', path: '/books', axe: { heading: 'Books', widths: every } },
  { name: 'webhooks', path: '/webhooks', axe: { heading: 'Webhooks', widths: tablet } },
  { name: 'the checklist', path: '/checklist', axe: { heading: 'Checklist', widths: tablet } },
  {
    name: 'categories',
    path: '/listings/categories',
    axe: { heading: 'Categories', widths: tablet, hasPreview: true },
  },
  {
    name: 'the hot list',
    path: '/listings/hot',
    axe: { heading: 'Hot list', widths: tablet, hasPreview: true },
  },
  {
    name: 'a statement',
    path: '/books/statement/2026-01-01_2026-12-31_EUR',
    route: '/books/statement/:id',
  },
  { name: 'unclaimed payments', path: '/transfers' },
  { name: 'questions about payments', path: '/payment-questions' },
  { name: 'drafts of listed items', path: '/listing-drafts' },
  { name: 'contents', path: '/content' },
  { name: 'canned answers', path: '/submissions/answers' },
  { name: 'a new service notice', path: '/status-notices/create' },
  { name: 'the account page', path: '/account' },
  { name: 'mail templates', path: '/mail-templates' },
  { name: 'newsletter issues', path: '/newsletter-issues' },
  { name: 'a new release', path: '/releases/create' },
  { name: 'a new DApp', path: '/listings/new/dapp', route: '/listings/new/:kind' },
  { name: 'contents of one kind', path: '/content/news', route: '/content/:kind' },
  {
    name: 'a mail template',
    path: '/mail-templates/submission-received/en',
    route: '/mail-templates/:kind/:locale',
  },
  { name: 'the tips bar', path: '/content/notice/create', route: '/content/:kind/:id' },
];

/** What needs something to be about. */
export const detailPages: readonly DetailPage[] = [
  {
    name: 'a submission',
    route: '/submissions/:id/show',
    path: ({ submission }) => `/submissions/${submission}/show`,
  },
  { name: 'a report', route: '/reports/:id/show', path: ({ report }) => `/reports/${report}/show` },
  { name: 'a finding', route: '/watch/:id/show', path: ({ finding }) => `/watch/${finding}/show` },
  { name: 'an appeal', route: '/appeals/:id/show', path: ({ appeal }) => `/appeals/${appeal}/show` },
  {
    name: 'an unclaimed payment',
    route: '/transfers/:id/show',
    path: ({ transfer }) => `/transfers/${transfer}/show`,
  },
  {
    name: 'a question about a payment',
    route: '/payment-questions/:id/show',
    path: ({ question }) => `/payment-questions/${question}/show`,
  },
  {
    name: 'a change for a second person',
    route: '/proposals/:id/show',
    path: ({ proposal }) => `/proposals/${proposal}/show`,
  },
  { name: 'a listed item', route: '/listings/:id', path: ({ listing }) => `/listings/${listing}` },
  { name: 'an email', route: '/outbox/:id/show', path: ({ mail }) => `/outbox/${mail}/show` },
  {
    name: 'a draft of a DApp',
    route: '/listing-drafts/:id',
    path: ({ draft }) => `/listing-drafts/${draft}`,
  },
  {
    name: 'a draft of a release',
    route: '/release-drafts/:id',
    path: ({ releaseDraft }) => `/release-drafts/${releaseDraft}`,
  },
  {
    name: 'a newsletter issue',
    route: '/newsletter-issues/:id/show',
    path: ({ issue }) => `/newsletter-issues/${issue}/show`,
  },
  {
    name: 'a service notice',
    route: '/status-notices/:id',
    path: ({ notice }) => `/status-notices/${notice}`,
  },
  { name: 'news', route: '/content/:kind/:id', path: ({ news }) => `/content/news/${news}` },
];
