import { useRef, useState } from 'react';
import type { Hex } from 'viem';
import type { InjectedWallet } from '#features/core/wallet-connection/model/injected-wallet.ts';
import { requestAccount } from '#features/core/wallet-connection/model/wallet-account.ts';
import {
  walletRefusalOf,
  type WalletRefusal,
} from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { tellWhenSlow } from '#features/core/wallet-connection/view/tell-when-slow.ts';
import { useInjectedWallets } from '#features/core/wallet-connection/view/use-injected-wallets.ts';

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
  const latest = useRef(0);

  async function connect(wallet: InjectedWallet): Promise<ConnectedWallet | null> {
    latest.current += 1;
    const turn = latest.current;
    const refuse = (next: WalletRefusal | null) => {
      if (turn === latest.current) setRefusal(next);
      return null;
    };
    refuse(null);
    try {
      const account = await tellWhenSlow(requestAccount(wallet.provider), () => refuse('busy'));
      // Another wallet was chosen while this one was waiting.
      if (turn !== latest.current) return null;
      if (account === undefined) return refuse('no-account');
      const next = { wallet, account: account.toLowerCase() as Hex };
      refuse(null);
      setConnected(next);
      return next;
    } catch (error) {
      return refuse(walletRefusalOf(error));
    }
  }
  return { wallets, connected, refusal, connect };
}
