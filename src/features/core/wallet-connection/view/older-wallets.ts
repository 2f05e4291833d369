import type { Eip1193Provider, InjectedWallet } from '../model/injected-wallet.ts';

/** The window as wallets know it. */
export type WalletWindow = EventTarget & { ethereum?: unknown };

/** Whether a value that any script may have put there can be called as a wallet. */
export function isProvider(value: unknown): value is Eip1193Provider {
  try {
    return (
      typeof value === 'object' && value !== null && typeof (value as Eip1193Provider).request === 'function'
    );
  } catch {
    return false;
  }
}

/** Marks that say nothing of whose wallet it is; nearly all wallets claim to be the first one of these. */
const commonMarks = new Set(['isMetaMask', 'isConnected', 'isWeb3', 'isEVM']);

/** A name out of the mark by which a wallet can be told from others: `isBlueWallet` is "Blue Wallet". */
function nameOf(provider: object): string {
  const marks = Object.keys(provider).filter(
    (key) => /^is[A-Z]\w{2,30}$/.test(key) && (provider as Record<string, unknown>)[key] === true,
  );
  const own = marks.find((mark) => !commonMarks.has(mark));
  return own === undefined ? '' : own.slice(2).replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/**
 * Wallets from before EIP-6963, which share `window.ethereum`. Several of them are in its `providers`; only then do they need names.
 */
export function readOlderWallets(page: WalletWindow): InjectedWallet[] {
  try {
    const { ethereum } = page;
    if (!isProvider(ethereum)) return [];
    const { providers } = ethereum as { providers?: unknown };
    const several: unknown[] = Array.isArray(providers) ? providers : [];
    const found = [...new Set(several.filter(isProvider))];
    if (found.length < 2)
      return [{ id: 'window.ethereum', name: '', icon: null, provider: found[0] ?? ethereum }];
    return found.map((provider, index) => ({
      id: `window.ethereum.${index}`,
      name: nameOf(provider),
      icon: null,
      provider,
    }));
  } catch {
    return [];
  }
}
