import { DonationBoxSkeleton } from '#features/submission/donations/view/donation-box-skeleton.tsx';
import { DonationBox } from '#features/submission/donations/view/donation-box.tsx';
import { DonationNotes } from '#features/submission/donations/view/donation-notes.tsx';
import { RefundRule } from '#features/submission/donations/view/refund-rule.tsx';
import { WalletPay } from '#features/submission/donations/view/wallet-pay.tsx';
import { announcePayer } from '#features/submission/submissions/view/api/submission-client.ts';
import type { DonationPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { DemonstrationPay } from './demonstration-pay.tsx';
import type { QuoteRequest } from './use-quote.ts';

export interface PaymentOptionsProps {
  reference: string;
  /** The amount of this showing, from `useQuote`. */
  request: QuoteRequest;
  data: DonationPageData;
  /** A wallet has paid; this is the link or hash of its transaction. */
  onSent(link: string): void;
}

/** The exact amount, every way to pay it, and the warnings: the same in the form and in the donate dialog. */
export function PaymentOptions({ reference, request, data, onSent }: PaymentOptionsProps) {
  const { quote, pending, error, findings } = request;
  const { symbol, networkShort, networkIcon } = data.donation;
  return (
    <>
      {pending ? <DonationBoxSkeleton /> : null}
      {quote !== null && !pending && error === null && findings.length === 0 ? (
        <>
          <DonationBox quote={quote} networkIcon={networkIcon} />
          {data.demonstration ? <DemonstrationPay reference={reference} onPaid={onSent} /> : null}
          <WalletPay
            quote={quote}
            onAccount={(address) => announcePayer(reference, quote.amount_units, address)}
            onSent={onSent}
          />
        </>
      ) : null}
      <DonationNotes symbol={symbol} networkShort={networkShort} />
      <RefundRule />
    </>
  );
}
