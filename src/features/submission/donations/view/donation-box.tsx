import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { QrCode } from '#ui/qr-code/qr-code.tsx';
import type { PublicQuote } from '../model/quote.ts';
import { AddressText } from './address-text.tsx';
import box from './donation-box.module.css';
import { shortAddress } from './address-groups.ts';
import amountStyle from './exact-amount.module.css';

export interface DonationBoxProps {
  quote: PublicQuote;
  /** Address of the network's icon; null where the catalogue has none. */
  networkIcon: string | null;
}

const decimalsOf = (amount: string) => amount.length - amount.indexOf('.') - 1;

/** The amount as large as a title; the decimals, which identify the payment, in the accent color. */
function ExactAmount({ amount, symbol }: { amount: string; symbol: string }) {
  const [whole = '', decimals] = amount.split('.');
  return (
    <span className={`num ${amountStyle.big}`} translate="no">
      {whole}
      {decimals === undefined ? null : <span className={amountStyle.decimals}>.{decimals}</span>}{' '}
      <em>{symbol}</em>
    </span>
  );
}

/** Exactly what to pay: amount, QR code, network, receiver and token, each with a copy button. */
export function DonationBox({ quote, networkIcon }: DonationBoxProps) {
  const { t } = useLingui();
  const amountId = useId();
  const copyWords = { copiedLabel: t`Copied`, failedLabel: t`Fail` };
  return (
    <div className={box.pay}>
      <div className={box.amount}>
        <small id={amountId}>
          <Trans>Send exactly</Trans>
        </small>
        <p aria-labelledby={amountId} role="group">
          <ExactAmount amount={quote.amount} symbol={quote.symbol} />
        </p>
        {decimalsOf(quote.amount) > 4 ? (
          <p className="xs">
            <Trans>All six decimals count. Send every digit as shown.</Trans>
          </p>
        ) : null}
        <div className={box.copy}>
          <CopyButton value={quote.amount} label={t`Copy amount`} size="small" {...copyWords} />
        </div>
      </div>
      <div className={box.grid}>
        <figure>
          <QrCode text={quote.eip681} label={t`QR code for the payment of ${quote.amount} ${quote.symbol}`} />
          <figcaption className={`xs ${box.caption}`}>
            <Trans>Scan with a wallet on {quote.network_short}</Trans>
          </figcaption>
        </figure>
        <dl className={box.facts}>
          <div>
            <dt>
              <Trans>Network</Trans>
            </dt>
            <dd>
              <span className={box.network}>
                {networkIcon === null ? null : <ChainIcon src={networkIcon} size={22} />}
                <Trans>{quote.network_name} only</Trans>
              </span>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Receiving address</Trans>
            </dt>
            <dd>
              <AddressText address={quote.receiving_address} />
              <div className={box.copy}>
                <CopyButton value={quote.receiving_address} label={t`Copy`} size="small" {...copyWords} />
              </div>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>{quote.symbol} contract</Trans>
            </dt>
            <dd>
              <code className={box.whole}>{quote.token_contract}</code>
              <code className={box.short}>{shortAddress(quote.token_contract)}</code>
              <div className={box.copy}>
                <CopyButton value={quote.token_contract} label={t`Copy`} size="small" {...copyWords} />
              </div>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
