import { useLingui } from '@lingui/react/macro';
import type { Hex } from 'viem';
import { Button } from '#ui/button/button.tsx';
import type { InjectedWallet } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { shortHex } from '../model/revoking/revoke-run.ts';
import type { useWallet } from './use-wallet.ts';

interface WalletButtonsProps {
  wallet: ReturnType<typeof useWallet>;
  /** The wallet shared this account. */
  onAccount?(account: Hex): void;
}

/** One button for each wallet of the browser. */
export function WalletButtons({ wallet: { wallets, connected, connect }, onAccount }: WalletButtonsProps) {
  const { t } = useLingui();
  const ask = async (each: InjectedWallet) => {
    const next = await connect(each);
    if (next) onAccount?.(next.account);
  };
  const words = (each: InjectedWallet) => {
    if (connected?.wallet.id === each.id) {
      const short = shortHex(connected.account);
      return t`Connected: ${short}`;
    }
    const name = each.name || t`Browser wallet`;
    return t`Connect ${name}`;
  };
  return wallets.map((each) => (
    <Button key={each.id} icon="wallet" onClick={() => void ask(each)}>
      {words(each)}
    </Button>
  ));
}
