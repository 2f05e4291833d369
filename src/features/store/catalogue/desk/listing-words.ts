import type { DelistingReason, ListedKind } from '../model/delisting.ts';
import type { ListedSource, ListedState } from '../model/listing-change.ts';

export const kindWords: Record<ListedKind, string> = {
  dapp: 'DApps',
  token: 'Tokens',
  nft: 'NFT collections',
};

/** One of them. */
export const itemKindWords: Record<ListedKind, string> = {
  dapp: 'DApp',
  token: 'Token',
  nft: 'NFT collection',
};

/** On the button that adds one. */
export const newItemWords: Record<ListedKind, string> = {
  dapp: 'New DApp',
  token: 'New token',
  nft: 'New NFT collection',
};

export const stateWords: Record<ListedState, string> = {
  listed: 'Listed',
  delisted: 'Delisted',
  all: 'All',
};

export const sourceWords: Record<ListedSource, string> = {
  all: 'All',
  desk: 'Added at the desk',
  submission: 'Submitted',
  import: 'Imported',
  demonstration: 'Demonstration',
};

/** The reasons as visitors read them. */
export const delistingWords: Record<DelistingReason, string> = {
  compromised: 'Someone else has taken over its site or its contracts.',
  fraud: 'We found signs of fraud.',
  closed: 'The project has closed.',
  unreachable: 'Its site can no longer be reached.',
  requirements: 'It no longer meets the listing requirements.',
  request: 'The project team asked for it.',
};

/** Links of listed items, by the column that has them. */
export const linkWords: Readonly<Record<string, string>> = {
  url: 'Site',
  audit_url: 'Audit report',
  website: 'Website',
};
