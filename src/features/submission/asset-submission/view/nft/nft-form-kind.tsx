import { useLingui } from '@lingui/react/macro';
import { fetchedOnce } from '#lib/fetched-once.ts';
import { AssetContactSection } from '../asset-contact-section.tsx';
import { ContractSection } from '../contract-section.tsx';
import { WalletSection } from '../wallet-section.tsx';
import type { AssetControls } from '../asset-controls.ts';
import type { AssetPageData } from '../asset-page-data.ts';
import { assetFormParts } from '../asset-form-parts.ts';
import type { FormKind } from '#features/submission/submission-form/view/kind/form-kind.ts';
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
  completion: fetchedOnce(async () => (await import('./nft-completion.ts')).nftCompletion),
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
};
