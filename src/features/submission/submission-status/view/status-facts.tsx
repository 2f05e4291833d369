import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import { shortAddress } from '#features/submission/donations/view/address-groups.ts';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Moment } from '#ui/moment/moment.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { promiseOf } from '#features/submission/submissions/model/promise-clock.ts';
import { purposeOf } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { ReviewTimesLink } from '#features/submission/submission-form/view/review-times-link.tsx';
import facts from './status-facts.module.css';

/** Number, times and payment of a submission. */
export function StatusFacts({ status }: { status: StatusView }) {
  const { t } = useLingui();
  return (
    <aside className={facts.slip} aria-label={t`About this submission`}>
      <dl>
        <NumberFact number={String(status.number)} />
        <div>
          <dt>
            <Trans>Sent</Trans>
          </dt>
          <dd>
            <Moment time={status.create_time} />
          </dd>
        </div>
        <PromiseFact status={status} />
        <PaymentFact status={status} />
      </dl>
    </aside>
  );
}

/** By when an answer is promised, or since when that time is paused. */
function PromiseFact({ status }: { status: StatusView }) {
  const promise = promiseOf(status);
  if (!promise) return null;
  const isPaused = promise.kind === 'paused';
  return (
    <div>
      <dt>
        {isPaused ? (
          <Trans>Due date paused since</Trans>
        ) : purposeOf(status.kind) === 'listing' ? (
          <Trans>Review due by</Trans>
        ) : (
          <Trans>Reply due by</Trans>
        )}
      </dt>
      <dd>
        <Moment time={isPaused ? promise.since : promise.time} />
        {purposeOf(status.kind) === 'listing' ? <ReviewTimesLink /> : null}
      </dd>
    </div>
  );
}

/** What people quote to the team of the portal; it opens nothing, unlike the address of the page. */
function NumberFact({ number }: { number: string }) {
  const { t } = useLingui();
  return (
    <div>
      <dt>
        <Trans>Reference</Trans>
      </dt>
      <dd>
        <code>{number}</code>
        <div className={facts.copy}>
          <CopyButton
            value={number}
            label={t`Copy the reference`}
            copiedLabel={t`Copied`}
            failedLabel={t`Could not copy`}
            size="small"
          />
        </div>
      </dd>
    </div>
  );
}

function PaymentFact({ status: { payment, state } }: { status: StatusView }) {
  if (payment === null) return null;
  const detail: PaymentDetail = payment.detail ?? {};
  const isAccepted = payment.code === null && state !== 'checking-payment';
  return (
    <div>
      <dt>
        {isAccepted ? (
          <Trans comment="Before the link of the payment transaction">Payment transaction</Trans>
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
  );
}
