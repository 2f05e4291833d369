import { nftAssetKind } from '#features/submission/asset-submission/server/nft/nft-kind.ts';
import { tokenAssetKind } from '#features/submission/asset-submission/server/token/token-kind.ts';

/** Tokens and NFT collections as their forms are checked. */
export const assetTables = {
  token: tokenAssetKind,
  nft: nftAssetKind,
} as const;
