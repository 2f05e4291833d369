import { Trans } from '@lingui/react/macro';
import { DonationBoxSkeleton } from '#features/donations/view/donation-box-skeleton.tsx';
import { DonationBox } from '#features/donations/view/donation-box.tsx';
import { DonationNotes } from '#features/donations/view/donation-notes.tsx';
import { WalletPay } from '#features/donations/view/wallet-pay.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { announcePayer } from '../api/submission-client.ts';
import { useFlow } from '../flow/flow-context.ts';
import type { SubmitPageData } from '../flow/submit-page-data.ts';
import { StepNotes } from '../step-notes.tsx';
import { Problems } from '../problems.tsx';
import { BlockingFindings } from '../review/finding-notes.tsx';
import { TroubleNote } from '../trouble-note.tsx';
import { DemonstrationPay } from './demonstration-pay.tsx';
import { useQuote } from './use-quote.ts';

/** The exact amount, and every way to pay it. */
export function DonateStep() {
  const { data, draft, setLink, goTo } = useFlow<object, SubmitPageData>();
  const { quote } = draft;
  const { pending, trouble, findings, retry } = useQuote();
  const { symbol, networkShort, networkIcon } = data.donation;

  function onPaid(link: string) {
    setLink(link);
    goTo('paste');
  }

  return (
    <>
      <PageHead
        title={<Trans>Donate to submit</Trans>}
        lead={
          <Trans>
            The donation keeps spam out of the queue. Send the exact amount: the decimals are how we recognise
            it.
          </Trans>
        }
      />
      <StepNotes>
        <Problems>
          {trouble === null ? null : (
            <TroubleNote trouble={trouble} onRetry={retry} reference={draft.reference} />
          )}
          <BlockingFindings findings={findings} />
        </Problems>
      </StepNotes>
      {pending ? <DonationBoxSkeleton /> : null}
      {quote !== null && !pending && trouble === null && findings.length === 0 ? (
        <>
          <DonationBox quote={quote} networkIcon={networkIcon} />
          {data.demonstration ? <DemonstrationPay onPaid={onPaid} /> : null}
          <WalletPay
            quote={quote}
            onAccount={(address) => announcePayer(draft.reference ?? '', quote.amount_units, address)}
            onSent={onPaid}
          />
        </>
      ) : null}
      <DonationNotes symbol={symbol} networkShort={networkShort} />
    </>
  );
}
