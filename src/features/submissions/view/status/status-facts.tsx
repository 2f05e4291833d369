import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { PaymentDetail } from '#features/donations/model/payment.ts';
import { shortAddress } from '#features/donations/view/address-groups.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { isPromised } from '../../model/promise.ts';
import { purposeOf } from '../../model/state.ts';
import type { StatusView } from '../../model/status-view.ts';
import facts from './status-facts.module.css';

/** Reference, times and payment of a submission. */
export function StatusFacts({ status }: { status: StatusView }) {
  const { t } = useLingui();
  const { payment, promised_time: promisedTime } = status;
  const detail: PaymentDetail = payment?.detail ?? {};
  const isAccepted = payment !== null && payment.code === null && status.state !== 'checking-payment';
  return (
    <aside className={facts.slip} aria-label={t`About this submission`}>
      <dl>
        <div>
          <dt>
            <Trans>Reference</Trans>
          </dt>
          <dd>
            <code>{status.reference}</code>
            <div className={facts.copy}>
              <CopyButton
                value={status.reference}
                label={t`Copy the reference`}
                copiedLabel={t`Copied`}
                failedLabel={t`Could not copy`}
                size="small"
              />
            </div>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd>
            <Moment time={status.create_time} />
          </dd>
        </div>
        {promisedTime !== null && isPromised(status.state) ? (
          <div>
            <dt>
              {purposeOf(status.kind) === 'listing' ? (
                <Trans>Review promised by</Trans>
              ) : (
                <Trans>Reply promised by</Trans>
              )}
            </dt>
            <dd>
              <Moment time={promisedTime} />
            </dd>
          </div>
        ) : null}
        {payment === null ? null : (
          <div>
            <dt>
              {isAccepted ? (
                <Trans comment="Before the link of the payment transaction">Paid with</Trans>
              ) : (
                <Trans>Transaction</Trans>
              )}
            </dt>
            <dd>
              {detail.seen_amount === undefined ? null : (
                <p className="num">
                  {detail.seen_amount} {brand.token.symbol}
                </p>
              )}
              <TextLink
                href={brand.donation.explorerTransactionUrl.replace('{hash}', payment.tx_hash)}
                target="_blank"
                rel="noreferrer"
                iconEnd="external-link"
              >
                <code>{shortAddress(payment.tx_hash)}</code>
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
