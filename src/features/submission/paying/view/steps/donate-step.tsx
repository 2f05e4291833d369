import { Trans } from '@lingui/react/macro';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { SubmitPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { sendPayment } from '#features/submission/submissions/view/api/submission-client.ts';
import { StepNotes } from '#features/submission/submission-form/view/step-notes.tsx';
import { Problems } from '#features/submission/submission-form/view/problems.tsx';
import { BlockingFindings } from '#features/submission/submission-form/view/review/finding-notes.tsx';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { useQuote } from './use-quote.ts';

/** The exact amount, and every way to pay it. */
export function DonateStep() {
  const { data, draft, store, setWalletLink, setQuote, goTo } = useFlow<object, SubmitPageData>();
  const { reference } = draft;
  const request = useQuote(reference, setQuote);
  const { error, findings, retry } = request;

  /** Sent immediately, before the next step is drawn; that one shows what came of it, and tries again where it did not arrive. Never rejects. */
  async function onSent(link: string) {
    setWalletLink(link);
    store.flush();
    if (reference !== null) await sendPayment(reference, link);
    goTo('paste');
  }

  return (
    <>
      <PageHead
        title={<Trans>Donate to submit</Trans>}
        lead={
          <Trans>
            The donation keeps spam out of the queue. Send the exact amount, because we recognize your payment
            by its decimals.
          </Trans>
        }
      />
      <StepNotes>
        <Problems>
          {error === null ? null : <ErrorNote error={error} onRetry={retry} reference={reference} />}
          <BlockingFindings findings={findings} />
        </Problems>
      </StepNotes>
      <PaymentOptions
        reference={reference ?? ''}
        request={request}
        data={data}
        onSent={(link) => void onSent(link)}
      />
    </>
  );
}
