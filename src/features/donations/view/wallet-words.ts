import { useLingui } from '@lingui/react/macro';
import type { PublicQuote } from '../model/quote.ts';
import type { PaymentRefusal } from './wallet/pay-from-wallet.ts';

/**
 * What went wrong in a wallet and what works then; nothing was paid in any of these cases except perhaps
 * `failed`.
 */
export function useWalletWords(quote: PublicQuote): (kind: PaymentRefusal) => string {
  const { t } = useLingui();
  const { network_name: network, chain_id: chainId, amount, symbol } = quote;
  return (kind) => {
    switch (kind) {
      case 'declined':
        return t`The payment was declined in the wallet. Nothing was sent; you can try again.`;
      case 'chain-missing':
        return t`The wallet does not know ${network} (chain ${chainId}). Add the network in the wallet, then try again.`;
      case 'chain-other':
        return t`The wallet is still on another network. Switch it to ${network}, then try again. Nothing was sent.`;
      case 'busy':
        return t`The wallet is already waiting for your response. Open it and respond there.`;
      case 'no-account':
        return t`The wallet did not share an account. Unlock it and allow this page, then try again.`;
      case 'failed':
        return t`The wallet could not send the payment. Check that it holds ${amount} ${symbol} and some coins for the network fee, then try again.`;
    }
  };
}
