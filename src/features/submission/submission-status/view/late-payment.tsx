import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { brand } from '#brand/brand.ts';
import { Note } from '#ui/note/note.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { PaidLinkForm } from '#features/submission/paying/view/donate/paid-link-form.tsx';
import timeline from './status-timeline.module.css';

/** An expired submission that was paid anyway: the link is kept for the reviewers. */
export function LatePayment({ status, onPaid }: { status: StatusView; onPaid(): void }) {
  const [link, setLink] = useState('');
  if (status.payment !== null) {
    return (
      <Note tone="info" role="status" title={<Trans>We have your transaction link.</Trans>}>
        <Trans>
          A reviewer will check it, and this page will show the decision. Do not pay again before that.
        </Trans>
      </Note>
    );
  }
  return (
    <section aria-labelledby="late-payment" data-screen-only="">
      <h2 id="late-payment" className={timeline.title}>
        <Trans>Already paid?</Trans>
      </h2>
      <p>
        <Trans>
          Send us the transaction link. A reviewer will check it, and this page will show the decision.
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
