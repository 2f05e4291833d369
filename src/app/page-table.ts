/**
 * The route table, used by server and browser. A page's id is its file in routes/ (`<id>.tsx`, and `<id>.data.ts` where it needs data
 * of the server); paths are URLPattern path names without the language, which comes first in every address.
 */
export const pageTable = [
  { id: 'home', path: '/' },
  { id: 'dappstore', path: '/dappstore' },
  { id: 'dappstore-detail', path: '/dappstore/detail' },
  { id: 'tutorial', path: '/dappstore/tutorial' },
  { id: 'news', path: '/news' },
  { id: 'news-item', path: '/news/:id([1-9]\\d{0,8})' },
  { id: 'developer', path: '/developer' },
  { id: 'api-reference', path: '/developer/api' },
  { id: 'submit-dapp', path: '/submit/dapp' },
  { id: 'submit-token', path: '/submit/token' },
  { id: 'submit-nft', path: '/submit/nft' },
  { id: 'submit-chain', path: '/submit/chain' },
  { id: 'download-app', path: '/download/app' },
  { id: 'download-pc', path: '/download/pc' },
  { id: 'verify', path: '/verify' },
  { id: 'tools-approvals', path: '/tools/approvals' },
  { id: 'tools-batch-sender', path: '/tools/batch-sender' },
  { id: 'tools-keys', path: '/tools/keys' },
  { id: 'tools-token-check', path: '/tools/token-check' },
  { id: 'tools-token-check-appeal', path: '/tools/token-check/appeal' },
  { id: 'tools-verify-message', path: '/tools/verify-message' },
  { id: 'extension', path: '/extension' },
  { id: 'hardware', path: '/hardware' },
  { id: 'card', path: '/card' },
  { id: 'desktop', path: '/desktop' },
  { id: 'about', path: '/about' },
  { id: 'brandkit', path: '/brandkit' },
  { id: 'dapp', path: '/dapp' },
  { id: 'partner', path: '/partner' },
  { id: 'recruiting', path: '/recruiting' },
  { id: 'recruiting-apply', path: '/recruiting/apply' },
  { id: 'success', path: '/success' },
  { id: 'submission-status', path: '/submission/:reference' },
  { id: 'submission-change', path: '/submission/:reference/change' },
  { id: 'status-link', path: '/status-link' },
  { id: 'review-times', path: '/review-times' },
  { id: 'status', path: '/status' },
  { id: 'privacy', path: '/privacy' },
  { id: 'terms', path: '/terms' },
  { id: 'cookies', path: '/cookies' },
  { id: 'report', path: '/report' },
  { id: 'search', path: '/search' },
  { id: 'newsletter-confirm', path: '/newsletter/confirm' },
  { id: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe' },
] as const;

/** Shown at no address of their own: in the place of a page, and the donate dialog in front of one. */
export const pagesWithoutPath = ['not-found', 'error', 'donate'] as const;

export type PageId = (typeof pageTable)[number]['id'] | (typeof pagesWithoutPath)[number];

export interface MovedPath {
  path: string;
  to: string;
  /** Set in the query of the new address, whose other parameters stay. */
  query?: Readonly<Record<string, string>>;
}

/** Addresses that have moved for good: the specification's other readings (rulings §2). */
export const movedPaths: readonly MovedPath[] = [
  { path: '/project/dapp', to: '/submit/dapp' },
  { path: '/project/token', to: '/submit/token' },
  { path: '/project/nft', to: '/submit/nft' },
  { path: '/download/ios', to: '/download/app', query: { ios: '1' } },
  { path: '/download/android', to: '/download/app', query: { android: '1' } },
];
