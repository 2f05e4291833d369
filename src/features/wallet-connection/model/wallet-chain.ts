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

async function readChainId(provider: Eip1193Provider): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }));
}

/**
 * Switches the wallet to the chain and verifies it: a wallet may report success without switching.
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
  const move = () =>
    provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: hexOf(chainId) }] });
  try {
    await move();
  } catch (error) {
    if (!added || walletRefusalOf(error) !== 'chain-missing') throw error;
    await provider.request({
      method: 'wallet_addEthereumChain',
      params: [{ chainId: hexOf(chainId), ...added }],
    });
    // A wallet that adds a network may not switch to it.
    if ((await readChainId(provider)) !== chainId) await move();
  }
  return (await readChainId(provider)) === chainId;
}
