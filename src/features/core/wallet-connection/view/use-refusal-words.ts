import { useLingui } from '@lingui/react/macro';
import type { WalletRefusal } from '../model/wallet-refusal.ts';

/** What a page says in its own words: what was not done, and what to do then. */
type OwnRefusal = 'declined' | 'no-account' | 'wrong-account' | 'chain-missing' | 'chain-other' | 'no-funds';

/**
 * Why the wallet did not go on, and what works. Nothing was done in any of these cases, except perhaps before an error that we do not know.
 * @param own of the page
 */
export function useRefusalWords(
  own: Readonly<Record<OwnRefusal, string>>,
): (refusal: WalletRefusal) => string {
  const { t } = useLingui();
  return (refusal) => {
    if (typeof refusal === 'object') {
      const { said } = refusal;
      return said === ''
        ? t`The wallet reported an unknown error. Check in the wallet whether anything was sent, then try again.`
        : t`The wallet reported an unknown error: “${said}”. Check in the wallet whether anything was sent, then try again.`;
    }
    switch (refusal) {
      case 'busy':
        return t`The wallet is already waiting for your response. Open it and respond there.`;
      case 'disconnected':
      case 'silent':
        return t`The wallet is not responding. Open it and check whether anything was sent, then try again.`;
      case 'unsupported':
      case 'too-large':
        return t`The wallet does not support this request. Use another wallet.`;
      default:
        return own[refusal];
    }
  };
}
