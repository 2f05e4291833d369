import type { Role } from './role.ts';
import type { TokenScope } from './token-scope.ts';

/** Everything that is not open to everyone who is signed in. */
const deskActions = [
  'submissions.read',
  'submissions.decide',
  /**
   * Say that a team's payment was given back, by which transaction. Money moves in the team's own wallet only, so this
   * goes with confirming payments by hand (decision 034).
   */
  'refunds.record',
  /** Ambassadors' applications hold personal data: CVs and interviews. */
  'applications.read',
  'applications.decide',
  /** Texts that are inserted into decisions; each person those about what they decide. */
  'answers.edit',
  'mail.read',
  'mail.retry',
  /** Every recipient in one file. */
  'mail.export',
  /** What mails say, in place of the product's words. */
  'mail.word',
  'listings.read',
  /** Take an item out of the catalogue, or back in. */
  'listings.change',
  /** Correct what visitors see of a listed item. */
  'listings.edit',
  /** List an item without a submission. */
  'listings.add',
  /** What visitors reported. */
  'reports.read',
  'reports.decide',
  /** What the watch found about listed links. */
  'watch.read',
  'watch.decide',
  /** What teams appeal against. Nobody decides about their own decision (appeals/server/decide-appeal.ts). */
  'appeals.read',
  'appeals.decide',
  /** Payments that belong to no submission, and what teams ask about theirs. */
  'transfers.read',
  /** Confirming one needs `submissions.decide` too, giving one back `refunds.record`. */
  'transfers.decide',
  /** Categories, the hot list, and networks. */
  'catalogue.edit',
  'releases.read',
  /** What version verification calls genuine. */
  'releases.publish',
  /** Contents: news, banners, tutorials, … */
  'content.read',
  'content.edit',
  'content.publish',
  /** Who gets the newsletter. */
  'subscribers.read',
  'subscribers.erase',
  /** Every address in one file. */
  'subscribers.export',
  /** Issues that are ready, being sent, or were sent. */
  'newsletter.read',
  'newsletter.send',
  /** How fast, how much, and how many. */
  'numbers.read',
  /** Every payment, for bookkeeping. */
  'donations.export',
  /** What a token was worth on a day, for bookkeeping. */
  'rates.edit',
  'accounts.manage',
  /** Which systems outside hear about changes here. */
  'webhooks.manage',
  /** What a new portal still lacks. */
  'setup.read',
  'security.read',
  'audit.read',
] as const;
export type DeskAction = (typeof deskActions)[number];

/**
 * Who may do what: the only table of its kind. The desk draws menus and buttons from it, and the server checks every call against it;
 * `tests/contract/desk-permissions.test.ts` holds each route against each role.
 */
const permissions: Record<Role, readonly DeskAction[]> = {
  reviewer: [
    'submissions.read',
    'submissions.decide',
    'refunds.record',
    'answers.edit',
    'mail.read',
    'mail.retry',
    'listings.read',
    'listings.change',
    'listings.edit',
    'reports.read',
    'reports.decide',
    'watch.read',
    'watch.decide',
    'appeals.read',
    'appeals.decide',
    'transfers.read',
    'transfers.decide',
    'numbers.read',
  ],
  editor: [
    'listings.read',
    'listings.change',
    'listings.edit',
    'listings.add',
    'catalogue.edit',
    'releases.read',
    'releases.publish',
    'content.read',
    'content.edit',
    'content.publish',
    'subscribers.read',
    'subscribers.erase',
    'newsletter.read',
    'newsletter.send',
    'numbers.read',
    'setup.read',
  ],
  // Payments have the addresses of people who paid; what they sent for review is not needed for the books.
  bookkeeper: ['numbers.read', 'donations.export', 'rates.edit'],
  // What has screens that show their decisions to no reader. The others have forms on them.
  observer: ['reports.read', 'watch.read', 'appeals.read', 'transfers.read', 'releases.read', 'numbers.read'],
  recruiter: ['applications.read', 'applications.decide', 'answers.edit', 'mail.read', 'mail.retry'],
  administrator: deskActions,
};

/** The scope that an access token needs for each; null for what no token does. */
const neededScopes: Record<DeskAction, TokenScope | null> = {
  'submissions.read': 'read',
  'submissions.decide': 'review',
  'refunds.record': 'review',
  'applications.read': 'read',
  'applications.decide': 'review',
  'answers.edit': 'review',
  'mail.read': 'read',
  'mail.retry': 'mail',
  'mail.export': 'mail',
  'mail.word': 'mail',
  'listings.read': 'read',
  'listings.change': 'listings',
  'listings.edit': 'listings',
  'listings.add': 'listings',
  'reports.read': 'read',
  'reports.decide': 'review',
  'watch.read': 'read',
  'watch.decide': 'review',
  'appeals.read': 'read',
  'appeals.decide': 'review',
  'transfers.read': 'read',
  'transfers.decide': 'review',
  'catalogue.edit': 'listings',
  'releases.read': 'read',
  'releases.publish': 'releases',
  'content.read': 'read',
  'content.edit': 'contents',
  'content.publish': 'contents',
  'subscribers.read': 'read',
  'subscribers.erase': 'mail',
  'subscribers.export': 'mail',
  'newsletter.read': 'read',
  'newsletter.send': 'mail',
  'numbers.read': 'read',
  'donations.export': 'read',
  'rates.edit': null,
  'accounts.manage': null,
  'webhooks.manage': null,
  'setup.read': 'read',
  'security.read': 'read',
  'audit.read': 'read',
};

interface Holder {
  roles: readonly Role[];
  /** Of the access token; absent where a person signed in. */
  scopes?: readonly TokenScope[] | undefined;
}

/** May someone with these roles do this, and the script that acts for them? */
export function may({ roles: held, scopes }: Holder, action: DeskAction): boolean {
  const needed = neededScopes[action];
  if (scopes && (needed === null || !scopes.includes(needed))) return false;
  return held.some((role) => permissions[role].includes(action));
}
