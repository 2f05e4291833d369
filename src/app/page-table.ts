/**
 * The route table, used by server and browser. A page's id is its file in routes/ (`<id>.tsx`, `<id>.data.ts`);
 * paths are URLPattern path names without the language, which comes first in every address.
 */
export const pageTable = [
  { id: 'home', path: '/' },
  { id: 'dappstore', path: '/dappstore' },
  { id: 'dappstore-detail', path: '/dappstore/detail' },
  { id: 'tutorial', path: '/dappstore/tutorial' },
  { id: 'developer', path: '/developer' },
  { id: 'api-reference', path: '/developer/api' },
  { id: 'submit-dapp', path: '/submit/dapp' },
  { id: 'success', path: '/success' },
  { id: 'submission-status', path: '/submission/:reference' },
] as const;

export type PageId = (typeof pageTable)[number]['id'] | 'not-found' | 'error';

/** Addresses that have moved for good: the specification's other readings (rulings §2). */
export const movedPaths: readonly { path: string; to: string }[] = [
  { path: '/project/dapp', to: '/submit/dapp' },
  { path: '/project/token', to: '/submit/token' },
  { path: '/project/nft', to: '/submit/nft' },
];
