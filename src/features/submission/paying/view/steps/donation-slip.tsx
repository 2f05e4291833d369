import { Trans } from '@lingui/react/macro';
import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import { shortAddress } from '#features/submission/donations/view/address-groups.ts';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import slip from './donation-slip.module.css';

/** What was to be paid, in short. */
export function DonationSlip({ quote, networkIcon }: { quote: PublicQuote; networkIcon: string | null }) {
  return (
    <div className={slip.slip}>
      <h2>
        <Trans>Your donation</Trans>
      </h2>
      <dl>
        <div>
          <dt>
            <Trans>Amount</Trans>
          </dt>
          <dd className="num">
            {quote.amount} {quote.symbol}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Network</Trans>
          </dt>
          <dd>
            <span className={slip.network}>
              {networkIcon === null ? null : <ChainIcon src={networkIcon} size={22} />}
              {quote.network_short}
            </span>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Receiving address</Trans>
          </dt>
          <dd>
            <code>{shortAddress(quote.receiving_address)}</code>
          </dd>
        </div>
      </dl>
    </div>
  );
}
