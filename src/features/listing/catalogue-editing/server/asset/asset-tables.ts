import { nftAssetKind } from '#features/submission/asset-submission/server/nft/nft-kind.ts';
import { tokenAssetKind } from '#features/submission/asset-submission/server/token/token-kind.ts';

/** Tokens and NFT collections differ in these; `standard` names the column. */
export const assetTables = {
  token: { ...tokenAssetKind, table: 'tokens', standardColumn: 'token_protocol' },
  nft: { ...nftAssetKind, table: 'nft_collections', standardColumn: 'standard' },
} as const;
