import { useEffect, useState } from 'react';
import { discoverWallets } from './discover-wallets.ts';
import type { InjectedWallet } from '../model/injected-wallet.ts';

/** The wallets of this browser; empty on the server and until the first one arrives. */
export function useInjectedWallets(): readonly InjectedWallet[] {
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>([]);
  useEffect(() => discoverWallets(setWallets), []);
  return wallets;
}
