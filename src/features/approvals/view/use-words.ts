import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import type { WalletRefusal } from '#features/wallet-connection/model/wallet-refusal.ts';
import type { Approval } from '../model/approval.ts';
import type { Risk } from '../model/risk.ts';
import { formatSeconds } from './approval-text.ts';

/** What is dangerous about an approval, in a few words; the two gravest reasons at most. */
export function useRiskWords(): (risk: Risk, approval: Approval) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ reasons }, approval) => {
    const day = approval.expires === null ? '' : formatSeconds(approval.expires, locale);
    const words = {
      unlimited: day === '' ? t`Unlimited` : t`Unlimited until ${day}`,
      'all-items': t`Every item of the collection`,
      'account-spender': t`personal account, not a contract`,
      'unknown-spender': t`unknown contract`,
      upgradeable: t`upgradeable contract`,
      old: t`older than a year`,
      expires: t`limited until ${day}`,
    };
    const named = reasons.filter((reason) => reason !== 'expires' || !approval.isUnlimited).slice(0, 2);
    if (named.length === 0) return approval.kind === 'item' ? t`One item` : t`Limited amount, known spender`;
    const text = named.map((reason) => words[reason]).join(' · ');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
}

/** Why the wallet did not go on, and what works. Nothing was changed, except perhaps before an error that we do not know. */
export function useRefusalWords(): (refusal: WalletRefusal) => string {
  const { t } = useLingui();
  return (refusal) => {
    if (typeof refusal === 'object') {
      const { said } = refusal;
      return said === ''
        ? t`The wallet reported an unknown error. Check in the wallet whether anything was sent, then try again.`
        : t`The wallet reported an unknown error: “${said}”. Check in the wallet whether anything was sent, then try again.`;
    }
    switch (refusal) {
      case 'declined':
        return t`You declined in the wallet, so nothing has changed.`;
      case 'busy':
        return t`The wallet is already waiting for your response. Open it and respond there.`;
      case 'no-account':
        return t`The wallet did not share an account. Unlock it and allow this page, then try again.`;
      case 'chain-missing':
        return t`The wallet does not know this network. Add it in the wallet, then try again.`;
      case 'chain-other':
        return t`The wallet is still on another network. Switch it, then try again.`;
      case 'wrong-account':
        return t`The wallet is on another account. Switch accounts in your wallet, then continue.`;
      case 'disconnected':
      case 'silent':
        return t`The wallet is not responding. Open it and check whether anything was sent, then try again.`;
      case 'unsupported':
      case 'too-large':
        return t`The wallet does not support this request. Use another wallet.`;
      case 'no-funds':
        return t`The wallet could not send the transaction. Check that it holds coins for the network fee, then try again.`;
    }
  };
}
