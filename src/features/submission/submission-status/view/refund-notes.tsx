import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { AddressText } from '#features/submission/donations/view/address-text.tsx';
import { shortAddress } from '#features/submission/donations/view/address-groups.ts';
import { Moment } from '#ui/moment/moment.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { RefundEventCode } from '#features/submission/submissions/model/refund-event.ts';
import type { StatusRefund, StatusView } from '#features/submission/submissions/model/status-view.ts';
import { refundEventWords } from '#features/submission/submissions/view/words/refund-event-words.ts';
import styles from './refund-notes.module.css';

const tones = { checking: 'info', proven: 'ok', unproven: 'caution' } as const;
const titles: Record<StatusRefund['state'], RefundEventCode> = {
  checking: 'refund-sent',
  proven: 'refund-proven',
  unproven: 'refund-unproven',
};

/** Of the transaction: what the team can compare with its own wallet. */
function RefundFacts({ refund }: { refund: StatusRefund }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Receiving address</Trans>
        </dt>
        <dd>
          <AddressText address={refund.receiver} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Transaction</Trans>
        </dt>
        <dd>
          <TextLink
            href={brand.donation.explorerTransactionUrl.replace('{hash}', refund.tx_hash)}
            target="_blank"
            rel="noreferrer"
            iconEnd="external-link"
          >
            <code>{shortAddress(refund.tx_hash)}</code>
          </TextLink>
        </dd>
      </div>
      {refund.time === null ? null : (
        <div>
          <dt>
            <Trans comment="Before the time of a transaction">Time</Trans>
          </dt>
          <dd>
            <Moment time={refund.time} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What was given back, or is on its way: called a refund only once the chain has confirmed it. */
export function RefundNotes({ refunds }: Pick<StatusView, 'refunds'>) {
  const { i18n } = useLingui();
  const words = refundEventWords(i18n);
  const { symbol } = brand.token;
  return refunds.map((refund) => (
    <Note
      key={refund.tx_hash}
      tone={tones[refund.state]}
      role="status"
      title={`${words[titles[refund.state]]}: ${refund.amount} ${symbol}`}
    >
      {refund.state === 'checking' ? (
        <Trans>We sent it and are waiting for the chain to confirm it.</Trans>
      ) : null}
      {refund.state === 'unproven' ? (
        <Trans>The chain does not confirm this refund. A reviewer will check it.</Trans>
      ) : null}
      <RefundFacts refund={refund} />
    </Note>
  ));
}
