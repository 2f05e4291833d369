import { useLingui } from '@lingui/react/macro';
import { AssetContactSection } from '#features/asset-submission/view/asset-contact-section.tsx';
import { ContractSection } from '#features/asset-submission/view/contract-section.tsx';
import { WalletSection } from '#features/asset-submission/view/wallet-section.tsx';
import { nftReview } from '../model/nft-fields.ts';
import { checkNftSubmission } from '../model/nft-submission.ts';
import type { AssetControls } from '#features/asset-submission/view/asset-controls.ts';
import { standardsOf, type AssetPageData } from '#features/asset-submission/view/asset-page-data.ts';
import { assetFormParts } from '#features/asset-submission/view/asset-form-parts.ts';
import type { FormKind } from '#features/submissions/view/kind/form-kind.ts';
import { nftDraftKind } from './nft-draft-kind.ts';
import { NftPreview } from './nft-preview.tsx';
import { NftSection } from './nft-section.tsx';
import { nftLabels } from './nft-labels.ts';

function NftSections() {
  return (
    <>
      <ContractSection />
      <NftSection />
      <WalletSection />
      <AssetContactSection />
    </>
  );
}

export const nftFormKind: FormKind<AssetControls, AssetPageData> = {
  ...nftDraftKind,
  ...assetFormParts('nft'),
  check: (payload, data) => checkNftSubmission(payload, standardsOf(data)),
  useLabels() {
    const { i18n } = useLingui();
    return nftLabels(i18n);
  },
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit an NFT collection`,
      lead: t`Tell us what it is and where its contract is deployed. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  Sections: NftSections,
  Preview: NftPreview,
  review: nftReview,
};
