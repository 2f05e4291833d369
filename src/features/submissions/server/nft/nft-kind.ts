import { checkNftSubmission, cleanNftDraft } from '../../model/nft/nft-submission.ts';
import type { AssetKind } from '../asset/asset-kind.ts';

export const nftKind: AssetKind = {
  kind: 'nft',
  table: 'nft_collections',
  standards: 'nft_standards',
  clean: cleanNftDraft,
  check: checkNftSubmission,
};
