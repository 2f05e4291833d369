import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { checkNftSubmission } from '../../model/nft/nft-submission.ts';
import { assetPayloadOf, type AssetFields } from '../asset/asset-fields.ts';
import { standardsOf, type AssetPageData } from '../asset/asset-page-data.ts';
import { AssetRequirements } from '../asset/asset-requirements.tsx';
import { AssetReviewCard } from '../asset/asset-review-card.tsx';
import { useAssetFindingWords } from '../asset/use-asset-finding-words.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { nftDraftKind } from './nft-draft-kind.ts';
import { NftPreview } from './nft-preview.tsx';
import { NftReviewSections } from './nft-review-sections.tsx';
import { NftSections } from './nft-sections.tsx';
import { useNftLabels } from './use-nft-labels.ts';

export const nftFormKind: FormKind<AssetFields, AssetPageData> = {
  ...nftDraftKind,
  fieldOrder: [
    'network',
    'standard',
    'address',
    'name',
    'symbol',
    'total_supply',
    'owner_address',
    'icon',
    'website',
    'description',
    'company_name',
    'email',
    'contact',
  ],
  payloadOf: assetPayloadOf,
  check: (payload, data) => checkNftSubmission(payload, standardsOf(data)),
  fileRoles: () => ['icon'],
  useLabels: useNftLabels,
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit an NFT collection`,
      lead: t`Tell us what it is and where its contract stands. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  useFindingWords: useAssetFindingWords,
  Requirements: () => createElement(AssetRequirements, { kind: 'nft' }),
  Sections: NftSections,
  Preview: NftPreview,
  ReviewCard: AssetReviewCard,
  ReviewSections: NftReviewSections,
};
