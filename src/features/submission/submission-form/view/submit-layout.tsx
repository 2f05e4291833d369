import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Steps } from '#ui/steps/steps.tsx';
import { StepsLayout } from '#ui/steps/steps-layout.tsx';
import type { Step } from './draft/step.ts';
import { useFlow } from './flow/flow-context.ts';
import { StepDock } from './step-dock.tsx';
import { asksForDonation } from './draft/saved-draft.ts';

export interface SubmitLayoutProps {
  /** Leads on. */
  action: ReactNode;
  children: ReactNode;
}

/** The steps beside (or above) a step, and the dock below it. */
export function SubmitLayout({ action, children }: SubmitLayoutProps) {
  const { t } = useLingui();
  const { draft, kind, step } = useFlow();
  const plan: Record<Step, { label: string; detail: string }> = {
    fill: { label: t({ message: 'Details', comment: 'Step of a form' }), detail: kind.useWords().duration },
    review: {
      label: t({ context: 'step of a form: the person looks everything over', message: 'Review' }),
      detail: t`Review your submission`,
    },
    donate: {
      label: t({ message: 'Donate', comment: 'Step of a form: the listing donation is paid' }),
      detail: t`Exact amount`,
    },
    paste: { label: t`Confirm payment`, detail: t`Transaction link` },
  };
  const steps = !asksForDonation(draft) ? kind.steps.slice(0, 2) : kind.steps;
  return (
    <>
      <StepsLayout
        plan={
          <Steps
            title={t`Steps`}
            steps={steps.map((each) => plan[each])}
            current={steps.indexOf(step)}
            doneLabel={t`done`}
          />
        }
        narrow={step !== 'fill'}
        id="step"
      >
        {children}
      </StepsLayout>
      <StepDock action={action} />
    </>
  );
}
