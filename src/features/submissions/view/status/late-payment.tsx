import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import type { StatusView } from '../../model/status-view.ts';
import { PaidLinkForm } from '../donate/paid-link-form.tsx';
import timeline from './status-timeline.module.css';

/** An expired submission that was paid all the same: the link is kept for the reviewers. */
export function LatePayment({ status, onPaid }: { status: StatusView; onPaid(): void }) {
  const [link, setLink] = useState('');
  if (status.payment !== null) {
    return (
      <Note tone="info" role="status" title={<Trans>We have the link of your payment.</Trans>}>
        <Trans>A reviewer looks at it, and this page shows the decision. Do not pay again until then.</Trans>
      </Note>
    );
  }
  return (
    <section aria-labelledby="late-payment" data-screen-only="">
      <h2 id="late-payment" className={timeline.title}>
        <Trans>Paid already?</Trans>
      </h2>
      <p>
        <Trans>
          Send us the link of the transaction. A reviewer looks at it, and this page shows the decision.
        </Trans>
      </p>
      <PaidLinkForm
        reference={status.reference}
        link={link}
        placeholder={brand.donation.explorerTransactionUrl.replace('{hash}', '0x…')}
        onLink={setLink}
        onPaid={onPaid}
      />
    </section>
  );
}
