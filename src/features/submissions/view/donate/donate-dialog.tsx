import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { brand } from '#brand/brand.ts';
import { DonationBoxSkeleton } from '#features/donations/view/donation-box-skeleton.tsx';
import { DonationBox } from '#features/donations/view/donation-box.tsx';
import { DonationNotes } from '#features/donations/view/donation-notes.tsx';
import { WalletPay } from '#features/donations/view/wallet-pay.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { announcePayer } from '../api/submission-client.ts';
import { TroubleNote } from '../trouble-note.tsx';
import styles from './donate-dialog.module.css';
import { PaidLinkForm } from './paid-link-form.tsx';
import { showDonateEvent } from './request-donation.ts';
import { useDialogQuote } from './use-dialog-quote.ts';

/**
 * The donate dialog, shown on request (`requestDonation`): the exact amount for a submission, and the field for the transaction link.
 * It needs nothing that is kept on this device, so a status page can be paid from anywhere.
 */
export function DonateDialog({ onPaid }: { onPaid: () => void }) {
  const { t } = useLingui();
  const titleId = useId();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const show = (event: Event) => {
      if (event instanceof CustomEvent && typeof event.detail === 'string') setReference(event.detail);
    };
    addEventListener(showDonateEvent, show);
    return () => removeEventListener(showDonateEvent, show);
  }, []);
  const close = () => setReference(null);
  return (
    <Dialog
      open={reference !== null}
      onClose={close}
      labelledBy={titleId}
      closeLabel={t`Close`}
      className={styles.dialog}
    >
      <div className={styles.body}>
        <h2 id={titleId}>
          <Trans>Donate to submit</Trans>
        </h2>
        {reference === null ? null : (
          <Donation
            reference={reference}
            onPaid={() => {
              close();
              onPaid();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function Donation({ reference, onPaid }: { reference: string; onPaid: () => void }) {
  const { quote, trouble, retry } = useDialogQuote(reference);
  const [link, setLink] = useState('');
  return (
    <>
      {trouble === null ? null : <TroubleNote trouble={trouble} onRetry={retry} reference={reference} />}
      {quote === null && trouble === null ? <DonationBoxSkeleton /> : null}
      {quote === null ? null : (
        <>
          <DonationBox quote={quote} networkIcon={null} />
          <WalletPay
            quote={quote}
            onAccount={(address) => announcePayer(reference, quote.amount_units, address)}
            onSent={setLink}
          />
          <PaidLinkForm
            reference={reference}
            link={link}
            placeholder={quote.explorer_placeholder}
            onLink={setLink}
            onPaid={onPaid}
          />
        </>
      )}
      <DonationNotes symbol={brand.token.symbol} networkShort={brand.donation.networkShort} />
    </>
  );
}
