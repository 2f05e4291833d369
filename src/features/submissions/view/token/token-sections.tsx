import { AssetContactSection } from '../asset/asset-contact-section.tsx';
import { ContractSection } from '../asset/contract-section.tsx';
import { WalletSection } from '../asset/wallet-section.tsx';
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
