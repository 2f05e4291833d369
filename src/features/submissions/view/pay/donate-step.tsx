import { Trans } from '@lingui/react/macro';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { SubmitPageData } from '../flow/submit-page-data.ts';
import { StepNotes } from '../step-notes.tsx';
import { Problems } from '../problems.tsx';
import { BlockingFindings } from '../review/finding-notes.tsx';
import { ErrorNote } from '../error-note.tsx';
import { PaymentOptions } from './payment-options.tsx';
import { useQuote } from './use-quote.ts';

/** The exact amount, and every way to pay it. */
export function DonateStep() {
  const { data, draft, setLink, setQuote, goTo } = useFlow<object, SubmitPageData>();
  const { reference } = draft;
  const request = useQuote(reference, setQuote);
  const { error, findings, retry } = request;

  function onSent(link: string) {
    setLink(link);
    goTo('paste');
  }

  return (
    <>
      <PageHead
        title={<Trans>Donate to submit</Trans>}
        lead={
          <Trans>
            The donation keeps spam out of the queue. Send the exact amount: we recognize your payment by its
            decimals.
          </Trans>
        }
      />
      <StepNotes>
        <Problems>
          {error === null ? null : <ErrorNote error={error} onRetry={retry} reference={reference} />}
          <BlockingFindings findings={findings} />
        </Problems>
      </StepNotes>
      <PaymentOptions reference={reference ?? ''} request={request} data={data} onSent={onSent} />
    </>
  );
}
