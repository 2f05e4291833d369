import { AssetContactSection } from '#features/asset-submission/view/asset-contact-section.tsx';
import { ContractSection } from '#features/asset-submission/view/contract-section.tsx';
import { WalletSection } from '#features/asset-submission/view/wallet-section.tsx';
import { NftSection } from './nft-section.tsx';

export function NftSections() {
  return (
    <>
      <ContractSection />
      <NftSection />
      <WalletSection />
      <AssetContactSection />
    </>
  );
}
