import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { nftReview } from '../../model/nft/nft-fields.ts';
import { checkNftSubmission } from '../../model/nft/nft-submission.ts';
import type { AssetControls } from '../asset/asset-controls.ts';
import { standardsOf, type AssetPageData } from '../asset/asset-page-data.ts';
import { AssetRequirements } from '../asset/asset-requirements.tsx';
import { SafetyNotes } from '../asset/safety-notes.tsx';
import { useAssetFindingWords } from '../asset/use-asset-finding-words.ts';
import { useAssetReview } from '../asset/use-asset-review.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { nftDraftKind } from './nft-draft-kind.ts';
import { NftPreview } from './nft-preview.tsx';
import { NftSections } from './nft-sections.tsx';
import { useNftLabels } from './use-nft-labels.ts';

export const nftFormKind: FormKind<AssetControls, AssetPageData> = {
  ...nftDraftKind,
  check: (payload, data) => checkNftSubmission(payload, standardsOf(data)),
  useLabels: useNftLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit an NFT collection`,
      lead: t`Tell us what it is and where its contract is deployed. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  useFindingWords: useAssetFindingWords,
  Requirements: () => createElement(AssetRequirements, { kind: 'nft' }),
  Sections: NftSections,
  Preview: NftPreview,
  ReviewNotes: SafetyNotes,
  review: nftReview,
  useReview: useAssetReview,
};
