import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { createNftListing, createTokenListing } from './asset/asset-listing.ts';
import { createDappListing } from './dapp/dapp-listing.ts';
import type { KindDependencies, ListingKind } from './listing-kind.ts';

export type ListingKinds = Readonly<Record<ListedKind, ListingKind>>;

/** What each kind of listed items brings. */
export function createListingKinds(dependencies: KindDependencies): ListingKinds {
  return {
    dapp: createDappListing(dependencies),
    token: createTokenListing(dependencies),
    nft: createNftListing(dependencies),
  };
}
