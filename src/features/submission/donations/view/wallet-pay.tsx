import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Note } from '#ui/note/note.tsx';
import type { PublicQuote } from '../model/quote.ts';
import { useRefusalWords } from '#features/core/wallet-connection/view/use-refusal-words.ts';
import pay from './wallet-pay.module.css';
import type { InjectedWallet } from '#features/core/wallet-connection/model/injected-wallet.ts';
import type { WalletRefusal } from '#features/core/wallet-connection/model/wallet-refusal.ts';
import { tellWhenSlow } from '#features/core/wallet-connection/view/tell-when-slow.ts';
import { payFromWallet } from './wallet/pay-from-wallet.ts';
import { useInjectedWallets } from '#features/core/wallet-connection/view/use-injected-wallets.ts';

export interface WalletPayProps {
  quote: PublicQuote;
  /** The wallet is about to pay the amount from this address. */
  onAccount(address: string): Promise<unknown>;
  /** The wallet sent the payment; this is its transaction. */
  onSent(hash: string): void;
}

/** The payment that a wallet is asked for, and why the last one was not made. */
function usePaying({ quote, onAccount, onSent }: WalletPayProps) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<WalletRefusal | null>(null);
  async function payWith(wallet: InjectedWallet) {
    setFailure(null);
    setBusyWith(wallet.id);
    const paying = payFromWallet(wallet.provider, {
      chainId: quote.chain_id,
      tokenContract: quote.token_contract,
      receiver: quote.receiving_address,
      amountUnits: quote.amount_units,
      onAccount,
    });
    // The buttons stay busy: a second request beside one that is still open could pay twice.
    const outcome = await tellWhenSlow(paying, () => setFailure('busy'));
    setBusyWith(null);
    setFailure(outcome.kind === 'sent' ? null : outcome.refusal);
    if (outcome.kind === 'sent') onSent(outcome.hash);
  }
  return { busyWith, failure, payWith };
}

/** Why the wallet did not pay, and what works. */
function useWalletWords(quote: PublicQuote): (refusal: WalletRefusal) => string {
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

/** Pays from a wallet in this browser. Shows nothing where there is none. */
export function WalletPay(props: WalletPayProps) {
  const { t } = useLingui();
  const titleId = useId();
  const wallets = useInjectedWallets();
  const words = useWalletWords(props.quote);
  const { busyWith, failure, payWith } = usePaying(props);
  if (wallets.length === 0) return null;

  return (
    <section data-screen-only="" className={pay.box} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Or pay from a wallet in this browser</Trans>
      </h2>
      <div className={pay.wallets}>
        {wallets.map((wallet) => (
          <Button
            key={wallet.id}
            busy={busyWith === wallet.id}
            busyLabel={t`Waiting for the wallet`}
            disabled={busyWith !== null && busyWith !== wallet.id}
            icon={wallet.icon === null ? 'wallet' : undefined}
            onClick={() => void payWith(wallet)}
          >
            {wallet.icon === null ? null : <img src={wallet.icon} alt="" width={20} height={20} />}
            {wallet.name || t`Browser wallet`}
          </Button>
        ))}
      </div>
      {failure === null ? null : (
        <Note tone="caution" role="alert">
          {words(failure)}
        </Note>
      )}
    </section>
  );
}
