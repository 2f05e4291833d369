import type { ListedKind } from './delisting.ts';

/** Links of listed items that lead away from the portal, by the column that has them. */
export const linkFields = {
  dapp: ['url', 'audit_url'],
  token: ['website'],
  nft: ['website'],
} as const satisfies Record<ListedKind, readonly string[]>;
