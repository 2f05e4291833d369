import type { TokenScope } from '#features/team/accounts/model/token-scope.ts';

const [read, mail, review] = [['read'], ['mail'], ['review']] as const;
const [contents, listings, releases] = [['contents'], ['listings'], ['releases']] as const;
const none = [] as const;

/** The scopes with which an access token of an administrator calls each route, written down by hand; the first row that fits counts. */
const scopeTable: readonly (readonly [RegExp, readonly TokenScope[]])[] = [
  [/\/(?:own-|accounts|invitations|second-factor-rule|webhooks)/, none],
  [/^POST .*\/book-rates/, none],
  // The networks, of desk-bodies.
  [/\/list-exports/, listings],
  // The categories, of the test's call.
  [/^POST .*\/setup-steps/, listings],
  [/\/(?:proposals|proposal-counts)/, ['listings', 'releases']],
  [/\/mail-templates/, mail],
  [/^GET .*\/previews\/:name/, ['read', 'mail']],
  [
    /\/(?:categories|category-order|hot-list|networks|clear-signing|prepared-arrangements|new-listings|listing-drafts|catalogue-previews)/,
    listings,
  ],
  [/^GET .*\/content\/:kind\/pictures/, contents],
  [/^GET .*\/release-drafts/, releases],
  [/\/(?:answers|refundable)/, review],
  [/^POST .*\/(?:content|listings|submissions)\/.*previews/, read],
  [/^POST .*\/(?:queue-views|donations\/export|audit\/export)/, read],
  [/^GET /, read],
  [/\/(?:releases|release-previews|release-drafts|keys-files)/, releases],
  [/\/withheld-links/, review],
  [/\/listings/, listings],
  [/\/(?:content|status-notice)/, contents],
  [/\/(?:outbox|subscribers|newsletter-issues)/, mail],
  [/^POST /, review],
];

/** @param route method and pattern */
export const scopesOf = (route: string): readonly TokenScope[] =>
  scopeTable.find(([pattern]) => pattern.test(route))?.[1] ?? none;
