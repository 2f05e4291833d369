import { useState } from 'react';
import type { Hex } from 'viem';
import type { InjectedWallet } from '#features/wallet-connection/model/injected-wallet.ts';
import { requestAccount } from '#features/wallet-connection/model/wallet-account.ts';
import { walletRefusalOf, type WalletRefusal } from '#features/wallet-connection/model/wallet-refusal.ts';
import { useInjectedWallets } from '#features/wallet-connection/view/use-injected-wallets.ts';

export interface ConnectedWallet {
  wallet: InjectedWallet;
  /** Lower case. */
  account: Hex;
}

/** The wallet that the person connected on this page. */
export function useWallet() {
  const wallets = useInjectedWallets();
  const [connected, setConnected] = useState<ConnectedWallet | null>(null);
  const [refusal, setRefusal] = useState<WalletRefusal | null>(null);

  async function connect(wallet: InjectedWallet): Promise<ConnectedWallet | null> {
    setRefusal(null);
    try {
      const account = await requestAccount(wallet.provider);
      if (account === undefined) {
        setRefusal('no-account');
        return null;
      }
      const next = { wallet, account: account.toLowerCase() as Hex };
      setConnected(next);
      return next;
    } catch (error) {
      setRefusal(walletRefusalOf(error));
      return null;
    }
  }
  return { wallets, connected, refusal, connect };
}
