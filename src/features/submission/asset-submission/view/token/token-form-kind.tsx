import { useLingui } from '@lingui/react/macro';
import { fetchedOnce } from '#lib/fetched-once.ts';
import { AssetContactSection } from '../asset-contact-section.tsx';
import { ContractSection } from '../contract-section.tsx';
import { WalletSection } from '../wallet-section.tsx';
import type { AssetPageData } from '../asset-page-data.ts';
import { assetFormParts } from '../asset-form-parts.ts';
import type { FormKind } from '#features/submission/submission-form/view/kind/form-kind.ts';
import { tokenDraftKind, type TokenControls } from './token-draft-kind.ts';
import { TokenPreview } from './token-preview.tsx';
import { TokenSection } from './token-section.tsx';
import { tokenLabels } from './token-labels.ts';

function TokenSections() {
  return (
    <>
      <ContractSection />
      <TokenSection />
      <WalletSection />
      <AssetContactSection />
    </>
  );
}

export const tokenFormKind: FormKind<TokenControls, AssetPageData> = {
  ...tokenDraftKind,
  ...assetFormParts('token'),
  completion: fetchedOnce(async () => (await import('./token-completion.ts')).tokenCompletion),
  useLabels() {
    const { i18n } = useLingui();
    return tokenLabels(i18n);
  },
  useWords() {
    const { t } = useLingui();
    return {
      title: t`Submit a token`,
      lead: t`Tell us what it is and where its contract is deployed. It is listed once it passes the review.`,
      duration: t`About 5 minutes`,
    };
  },
  Sections: TokenSections,
  Preview: TokenPreview,
};
