import { useLingui } from '@lingui/react/macro';
import type { PublicQuote } from '../model/quote.ts';
import type { WalletRefusal } from '#features/wallet-connection/model/wallet-refusal.ts';
import { useRefusalWords } from '#features/wallet-connection/view/use-refusal-words.ts';

/** Why the wallet did not pay, and what works. */
export function useWalletWords(quote: PublicQuote): (refusal: WalletRefusal) => string {
  const { t } = useLingui();
  const { network_name: network, chain_id: chainId, amount, symbol } = quote;
  const locked = t`The wallet did not share an account. Unlock it and allow this page, then try again.`;
  return useRefusalWords({
    declined: t`The payment was declined in the wallet. Nothing was sent; you can try again.`,
    'no-account': locked,
    'wrong-account': locked,
    'chain-missing': t`The wallet does not know ${network} (chain ${chainId}). Add the network in the wallet, then try again.`,
    'chain-other': t`The wallet is still on another network. Switch it to ${network}, then try again. Nothing was sent.`,
    'no-funds': t`The wallet could not send the payment. Check that it holds ${amount} ${symbol} and some coins for the network fee, then try again.`,
  });
}
