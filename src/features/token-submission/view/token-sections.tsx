import { AssetContactSection } from '#features/asset-submission/view/asset-contact-section.tsx';
import { ContractSection } from '#features/asset-submission/view/contract-section.tsx';
import { WalletSection } from '#features/asset-submission/view/wallet-section.tsx';
import { TokenSection } from './token-section.tsx';

export function TokenSections() {
  return (
    <>
      <ContractSection />
      <TokenSection />
      <WalletSection />
      <AssetContactSection />
    </>
  );
}
