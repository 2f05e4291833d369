import { Trans } from '@lingui/react/macro';
import { isTransient } from '#features/submission/donations/model/payment-code.ts';
import { isPaymentCode, usePaymentWords } from '#features/submission/donations/view/payment-words.ts';
import { Note } from '#ui/note/note.tsx';
import { AskAboutPayment } from './ask-about-payment.tsx';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';

export interface PaymentProgressProps {
  status: StatusView | null;
  /** The portal itself did not answer lately. */
  unreachable: boolean;
  /** What is in the field now; the check of an earlier link is not mentioned beside it. */
  link: string;
}

/** How the check of the payment goes, or why it was refused; nothing before a link was sent. */
export function PaymentProgress({ status, unreachable, link }: PaymentProgressProps) {
  const words = usePaymentWords();
  const payment = status?.payment ?? null;
  if (status === null || payment === null) return null;
  if (status.state !== 'checking-payment' && status.state !== 'payment-refused') return null;
  if (status.state === 'checking-payment' && payment.link !== link.trim()) return null;

  const { code } = payment;
  const isKnown = isPaymentCode(code);
  const { title, text } = isKnown
    ? words(code, payment.detail)
    : { title: <Trans>We are reading the transaction from the chain.</Trans>, text: '' };
  const isRefused = status.state === 'payment-refused' && !(isKnown && isTransient(code));
  return (
    <>
      <Note tone={isRefused ? 'bad' : 'info'} role={isRefused ? 'alert' : 'status'} title={title}>
        {text}
        {isRefused ? (
          <p>
            <AskAboutPayment reference={status.reference} link={payment.link} />
          </p>
        ) : null}
      </Note>
      {unreachable ? (
        <Note tone="caution" role="status">
          <Trans>We cannot reach the server right now. Your link is saved, and we keep trying.</Trans>
        </Note>
      ) : null}
    </>
  );
}
