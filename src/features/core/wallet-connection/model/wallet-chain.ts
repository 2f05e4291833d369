import { askWallet } from './ask-wallet.ts';
import type { Eip1193Provider } from './injected-wallet.ts';
import { walletRefusalOf } from './wallet-refusal.ts';

/** A network in the format of `wallet_addEthereumChain` (EIP-3085). */
export interface AddedChain {
  chainName: string;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  rpcUrls: readonly string[];
  blockExplorerUrls?: readonly string[];
}

const hexOf = (chainId: number) => `0x${chainId.toString(16)}`;

/** The chain that the wallet is on. @throws what the wallet throws */
export async function readChainId(provider: Eip1193Provider): Promise<number> {
  return Number(await askWallet(provider, { method: 'eth_chainId' }));
}

/** Pauses before each look at the chain after a switch, about three seconds together. */
const restsMs = [0, 100, 200, 400, 800, 1_500] as const;

/** Pauses until the time is over or the wallet reports a change. */
function restOrChange(provider: Eip1193Provider, restMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      provider.removeListener?.('chainChanged', end);
      resolve();
    };
    const timer = setTimeout(end, restMs);
    provider.on?.('chainChanged', end);
  });
}

/** Whether a wallet takes no networks from pages, or not this one; what else is wrong is said as of any request. */
function isAddedByHand(error: unknown): boolean {
  const refusal = walletRefusalOf(error);
  return refusal === 'unsupported' || typeof refusal === 'object';
}

/** Wallets answer a switch before they have made it, and some answer without making it. */
async function reachesChain(provider: Eip1193Provider, chainId: number): Promise<boolean> {
  for (const restMs of restsMs) {
    if (restMs > 0) await restOrChange(provider, restMs);
    if ((await readChainId(provider)) === chainId) return true;
  }
  return false;
}

async function switchChain(
  provider: Eip1193Provider,
  chainId: number,
  added: AddedChain | undefined,
): Promise<void> {
  const move = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexOf(chainId) }] });
  try {
    await move();
  } catch (error) {
    const refusal = walletRefusalOf(error);
    // It has to be switched by hand: the caller says so.
    if (refusal === 'unsupported') return;
    if (!added || refusal !== 'chain-missing') throw error;
    try {
      await provider.request({
        method: 'wallet_addEthereumChain',
        params: [{ chainId: hexOf(chainId), ...added }],
      });
    } catch (problem) {
      // Then the chain is missing, as it was before.
      if (isAddedByHand(problem)) throw error;
      throw problem;
    }
    // A wallet that adds a network may not switch to it.
    if ((await readChainId(provider)) !== chainId) await move();
  }
}

/**
 * Switches the wallet to the chain and waits until it is there.
 * @param added offered to a wallet that does not know the chain
 * @returns false when it stayed on another chain
 * @throws what the wallet throws
 */
export async function ensureChain(
  provider: Eip1193Provider,
  chainId: number,
  added?: AddedChain,
): Promise<boolean> {
  if ((await readChainId(provider)) === chainId) return true;
  await switchChain(provider, chainId, added);
  return reachesChain(provider, chainId);
}
