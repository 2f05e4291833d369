import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#i18n/locale-context.tsx';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { useRefusalWords } from '#features/core/wallet-connection/view/use-refusal-words.ts';
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

/** Why the wallet did not go on in a tool that sends transactions, and what works. */
export function useToolRefusalWords(): (refusal: WalletRefusal) => string {
  const { t } = useLingui();
  return useRefusalWords({
    declined: t`You declined in the wallet, so nothing has changed.`,
    'no-account': t`The wallet did not share an account. Unlock it and allow this page, then try again.`,
    'chain-missing': t`The wallet does not know this network. Add it in the wallet, then try again.`,
    'chain-other': t`The wallet is still on another network. Switch it, then try again.`,
    'wrong-account': t`The wallet is on another account. Switch accounts in your wallet, then continue.`,
    'no-funds': t`The wallet could not send the transaction. Check that it holds coins for the network fee, then try again.`,
  });
}
