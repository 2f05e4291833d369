import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Note } from '#ui/note/note.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { LinkIssue } from './ask-about-payment.tsx';
import { fieldId } from '#features/submission/submission-form/view/flow/field-order.ts';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { SubmitPageData } from '#features/submission/submission-form/view/flow/submit-page-data.ts';
import { StepNotes } from '#features/submission/submission-form/view/step-notes.tsx';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { DonationSlip } from './donation-slip.tsx';
import paste from './paste-step.module.css';
import { PaidAndSent } from './paid-and-sent.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import type { PasteState } from './use-paste-step.ts';

/** Proof of payment: the link of the transaction, and how its check goes. */
export function PasteStep({ state }: { state: PasteState }) {
  const { t } = useLingui();
  const { data, draft } = useFlow<object, SubmitPageData>();
  const { quote } = draft;
  const { networkShort } = data.donation;
  const canRead =
    typeof navigator !== 'undefined' && 'clipboard' in navigator && 'readText' in navigator.clipboard;

  async function pasteFromClipboard() {
    try {
      state.setLink(await navigator.clipboard.readText());
    } catch {
      // The browser did not allow it: the person pastes with the keyboard.
      document.getElementById(fieldId('link'))?.focus();
    }
  }

  return (
    <>
      <PageHead
        title={<Trans>Paste the transaction link</Trans>}
        lead={<Trans>Open the payment in a {networkShort} explorer and copy the address of that page.</Trans>}
      />
      <StepNotes>
        {state.error === null ? null : (
          <ErrorNote error={state.error} onRetry={state.send} reference={draft.reference} />
        )}
        {state.isPaidAndSent && state.status?.state === 'checking-payment' ? <PaidAndSent /> : null}
        <PaymentProgress status={state.status} unreachable={state.unreachable} link={draft.link} />
      </StepNotes>
      <Field
        id={fieldId('link')}
        label={<Trans>Transaction link</Trans>}
        required
        hint={t`The link starts with the explorer’s address and ends with a 64-character hash.`}
        error={
          state.linkIssue === null ? undefined : (
            <LinkIssue issue={state.linkIssue} reference={draft.reference} link={draft.link} />
          )
        }
      >
        {(control) => (
          <div className={paste.row}>
            <TextInput
              {...control}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={quote?.explorer_placeholder}
              value={draft.link}
              onChange={(event) => state.setLink(event.target.value)}
            />
            {canRead ? (
              <Button icon="clipboard-paste" onClick={() => void pasteFromClipboard()}>
                <Trans>Paste</Trans>
              </Button>
            ) : null}
          </div>
        )}
      </Field>
      {quote === null ? null : <DonationSlip quote={quote} networkIcon={data.donation.networkIcon} />}
      <Note tone="info">
        <Trans>
          If you paid in the last minute, the explorer can take a moment to show the payment. You can paste
          the link before the payment is confirmed.
        </Trans>
      </Note>
    </>
  );
}
