import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { Note } from '#ui/note/note.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import type { DonationPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { PaymentOptions } from '../steps/payment-options.tsx';
import { PaidAndSent } from '../steps/paid-and-sent.tsx';
import { PaymentProgress } from '../steps/payment-progress.tsx';
import { useQuote } from '../steps/use-quote.ts';
import { useSubmissionStatus } from '#features/submission/submissions/view/api/use-submission-status.ts';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { ClosedNote } from './closed-note.tsx';
import styles from './donate-dialog.module.css';
import { reportDonationSent } from './donation-events.ts';
import { PaidLinkForm } from './paid-link-form.tsx';

const isChecking = ({ state }: StatusView) => state === 'checking-payment';

export interface DonationProps {
  /** The submission as it was when the dialog opened. */
  first: StatusView;
  data: DonationPageData;
  onClose(): void;
}

/** Pays for one submission and follows the payment. It needs nothing that is kept on this device. */
export function Donation({ first, data, onClose }: DonationProps) {
  const { reference } = first;
  const request = useQuote(reference);
  const followed = useSubmissionStatus(reference, first, isChecking);
  const [link, setLink] = useState('');
  const [walletLink, setWalletLink] = useState<string | null>(null);
  const status = followed.status ?? first;
  const { quote, error, findings, retry } = request;

  if (findings.length > 0) return <ClosedNote reason="duplicate" reference={reference} />;
  if (status.state === 'in-review' || status.state === 'listed') return <Arrived reference={reference} />;

  function onSent(sent: string) {
    setLink(sent);
    setWalletLink(sent);
  }
  function onPaid() {
    if (reportDonationSent(reference)) onClose();
    else void followed.refresh();
  }
  return (
    <>
      {error === null ? null : <ErrorNote error={error} onRetry={retry} reference={reference} />}
      <PaymentOptions reference={reference} request={request} data={data} onSent={onSent} />
      {walletLink !== null && isChecking(status) && status.payment?.link === walletLink ? (
        <PaidAndSent />
      ) : null}
      <PaymentProgress status={status} unreachable={followed.unreachable} link={link} />
      {quote === null ? null : (
        <PaidLinkForm
          reference={reference}
          link={link}
          walletLink={walletLink}
          placeholder={quote.explorer_placeholder}
          onLink={setLink}
          checking={isChecking(status) && status.payment?.link === link.trim()}
          onPaid={onPaid}
        />
      )}
    </>
  );
}

/** The button that was pressed is gone, so the focus is here. */
function Arrived({ reference }: { reference: string }) {
  const href = useHref();
  return (
    <div className={styles.arrived} tabIndex={-1} ref={(element) => element?.focus()}>
      <Note tone="ok" role="status" title={<Trans>Your donation has arrived.</Trans>}>
        <Trans>The submission is in review. Its status page shows each step.</Trans>
      </Note>
      <TextLink href={href(`/submission/${reference}`)} iconEnd="arrow-right">
        <Trans>Open the status page</Trans>
      </TextLink>
    </div>
  );
}
