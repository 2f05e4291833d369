import { useLingui } from '@lingui/react/macro';
import type { PublicQuote } from '../model/quote.ts';
import type { WalletRefusal } from '#features/wallet-connection/model/wallet-refusal.ts';

/**
 * What went wrong in a wallet and what works then; nothing was paid in any of these cases, except perhaps before an error that we do
 * not know.
 */
export function useWalletWords(quote: PublicQuote): (refusal: WalletRefusal) => string {
  const { t } = useLingui();
  const { network_name: network, chain_id: chainId, amount, symbol } = quote;
  return (refusal) => {
    if (typeof refusal === 'object') {
      const { said } = refusal;
      return said === ''
        ? t`The wallet reported an unknown error. Check in the wallet whether anything was sent, then try again.`
        : t`The wallet reported an unknown error: “${said}”. Check in the wallet whether anything was sent, then try again.`;
    }
    switch (refusal) {
      case 'declined':
        return t`The payment was declined in the wallet. Nothing was sent; you can try again.`;
      case 'chain-missing':
        return t`The wallet does not know ${network} (chain ${chainId}). Add the network in the wallet, then try again.`;
      case 'chain-other':
        return t`The wallet is still on another network. Switch it to ${network}, then try again. Nothing was sent.`;
      case 'busy':
        return t`The wallet is already waiting for your response. Open it and respond there.`;
      case 'no-account':
      case 'wrong-account':
        return t`The wallet did not share an account. Unlock it and allow this page, then try again.`;
      case 'disconnected':
      case 'silent':
        return t`The wallet is not responding. Open it and check whether anything was sent, then try again.`;
      case 'unsupported':
      case 'too-large':
        return t`The wallet does not support this request. Use another wallet.`;
      case 'no-funds':
        return t`The wallet could not send the payment. Check that it holds ${amount} ${symbol} and some coins for the network fee, then try again.`;
    }
  };
}
