import { useEffect, useState, type ComponentType } from 'react';
import { DonationBoxSkeleton } from '#features/submission/donations/view/donation-box-skeleton.tsx';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { SubmitLayout } from '#features/submission/submission-form/view/submit-layout.tsx';
import { fetchPayingSteps } from './fetch-paying-steps.ts';

/** The steps that pay. Their code is fetched when the review is shown, or here after a reload. */
export function Paying() {
  const [CurrentStep, setCurrentStep] = useState<ComponentType>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isGone = false;
    fetchPayingSteps().then(
      (steps) => isGone || setCurrentStep(() => steps.PayingStep),
      () => isGone || setFailed(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (CurrentStep) return <CurrentStep />;
  return (
    <SubmitLayout action={null}>
      {failed === attempt ? (
        <ErrorNote error="offline" onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <DonationBoxSkeleton />
      )}
    </SubmitLayout>
  );
}
