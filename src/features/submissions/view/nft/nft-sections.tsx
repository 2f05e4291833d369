import { AssetContactSection } from '../asset/asset-contact-section.tsx';
import { ContractSection } from '../asset/contract-section.tsx';
import { WalletSection } from '../asset/wallet-section.tsx';
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
