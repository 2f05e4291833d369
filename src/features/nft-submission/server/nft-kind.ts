import { checkNftSubmission, cleanNftDraft } from '../model/nft-submission.ts';
import { nftFormat } from '../model/stored-nft.ts';
import { createAssetKind } from '#features/asset-submission/server/create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '#features/submissions/server/server-kind.ts';

/** NFT collections on the server. */
export function createNftKind(dependencies: KindDependencies): ServerKind {
  return createAssetKind(dependencies, {
    kind: 'nft',
    format: nftFormat,
    table: 'nft_collections',
    standards: 'nft_standards',
    clean: cleanNftDraft,
    check: checkNftSubmission,
  });
}
