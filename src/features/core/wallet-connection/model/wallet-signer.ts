import { askWallet } from './ask-wallet.ts';
import type { Eip1193Provider } from './injected-wallet.ts';
import { readAccounts } from './wallet-account.ts';
import { readChainId } from './wallet-chain.ts';
import { WalletObstacle, walletRefusalOf } from './wallet-refusal.ts';

/** Who signs, and where. */
export interface WalletSigner {
  from: string;
  chainId: number;
}

/** Undefined where the wallet does not say: then it says so when it is asked to sign. */
async function sharedAccounts(provider: Eip1193Provider): Promise<string[] | undefined> {
  try {
    return readAccounts(await askWallet(provider, { method: 'eth_accounts' }));
  } catch (error) {
    if (walletRefusalOf(error) === 'unsupported') return undefined;
    throw error;
  }
}

/**
 * Looks again right before a signature, because people switch accounts and networks and lock their wallets in between.
 * @throws WalletObstacle when the wallet would sign elsewhere or as someone else
 */
export async function assertSigner(
  provider: Eip1193Provider,
  { from, chainId }: WalletSigner,
): Promise<void> {
  const accounts = await sharedAccounts(provider);
  if (accounts?.length === 0) throw new WalletObstacle('The wallet shares no account', 'no-account');
  if (accounts && !accounts.includes(from.toLowerCase()))
    throw new WalletObstacle('The wallet has changed the account', 'wrong-account');
  if ((await readChainId(provider)) !== chainId)
    throw new WalletObstacle('The wallet has changed the network', 'chain-other');
}
