import { checkNftSubmission, cleanNftDraft } from '../../model/nft/nft-submission.ts';
import { nftFormat } from '../../model/nft/stored-nft.ts';
import type { AssetKind } from '../asset-kind.ts';
import { createAssetKind } from '../create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '#features/submission/submissions/server/server-kind.ts';

/** In what NFT collections differ from tokens. */
export const nftAssetKind: AssetKind = {
  kind: 'nft',
  format: nftFormat,
  table: 'nft_collections',
  standards: 'nft_standards',
  clean: cleanNftDraft,
  check: checkNftSubmission,
};

/** NFT collections on the server. */
export function createNftKind(dependencies: KindDependencies): ServerKind {
  return createAssetKind(dependencies, nftAssetKind);
}
