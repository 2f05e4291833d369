import type { ListedKind } from './delisting.ts';

/** Links of listed items that lead away from the portal, by the column that has them. */
export const linkFields = {
  dapp: ['url', 'audit_url'],
  token: ['website'],
  nft: ['website'],
} as const satisfies Record<ListedKind, readonly string[]>;

/**
 * What visitors trust of a listed item: where its links lead, and which contracts are its own. Two people decide about a change of one
 * (decision 067).
 */
export const trustedFields: Record<ListedKind, readonly string[]> = {
  dapp: [...linkFields.dapp, 'contracts', 'unplaced'],
  token: [...linkFields.token, 'chain', 'address'],
  nft: [...linkFields.nft, 'chain', 'address'],
};
