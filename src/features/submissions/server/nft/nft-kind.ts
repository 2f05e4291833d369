import { checkNftSubmission, cleanNftDraft } from '../../model/nft/nft-submission.ts';
import { nftFormat } from '../../model/nft/stored-nft.ts';
import { createAssetKind } from '../asset/create-asset-kind.ts';
import type { KindDependencies, ServerKind } from '../server-kind.ts';

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
