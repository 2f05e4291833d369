import type { Eip1193Provider } from './injected-wallet.ts';
import { requestAccount } from './wallet-account.ts';
import { ensureChain, type AddedChain } from './wallet-chain.ts';
import { walletRefusalOf, type WalletRefusal } from './wallet-refusal.ts';

/**
 * Makes sure that the wallet can sign: the right account on the right chain.
 * @param account lower case
 * @param added offered to a wallet that does not know the chain
 * @returns null when it can
 */
export async function findObstacle(
  provider: Eip1193Provider,
  { account: wanted, chainId }: { account: string; chainId: number },
  added?: AddedChain,
): Promise<WalletRefusal | null> {
  try {
    const account = await requestAccount(provider);
    if (account === undefined) return 'no-account';
    if (account.toLowerCase() !== wanted) return 'wrong-account';
    return (await ensureChain(provider, chainId, added)) ? null : 'chain-other';
  } catch (error) {
    return walletRefusalOf(error);
  }
}
