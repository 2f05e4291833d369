import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { useFlow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import { NextButton } from '#features/submission/submission-form/view/next-button.tsx';
import page from '#features/submission/submission-form/view/submit-page.module.css';
import { SubmitLayout } from '#features/submission/submission-form/view/submit-layout.tsx';
import { DonateStep } from './donate-step.tsx';
import { PasteStep } from './paste-step.tsx';
import { usePasteStep } from './use-paste-step.ts';

/** Donating, and then the link of the payment. */
export function PayingStep() {
  const { step } = useFlow();
  if (step === 'paste') return <Paste />;
  return (
    <SubmitLayout action={<NextButton label={<Trans>I have paid</Trans>} />}>
      <DonateStep />
    </SubmitLayout>
  );
}

/** The last step, with the button that sends the link. */
function Paste() {
  const { t } = useLingui();
  const state = usePasteStep();
  const { draft } = useFlow();
  // While one link is being checked another may be sent, should the first have been the wrong one.
  const isChecking =
    state.status?.state === 'checking-payment' && state.status.payment?.link === draft.link.trim();
  return (
    <SubmitLayout
      action={
        <Button
          variant="primary"
          className={page.action}
          busy={state.sending || isChecking}
          busyLabel={isChecking ? t`Checking` : t`Sending`}
          onClick={state.send}
        >
          <Trans>Send for review</Trans>
        </Button>
      }
    >
      <PasteStep state={state} />
    </SubmitLayout>
  );
}
