import { DonationBoxSkeleton } from '#features/submission/donations/view/donation-box-skeleton.tsx';
import { ErrorNote } from '#features/submission/submission-form/view/error-note.tsx';
import { useFetched } from '#features/submission/submission-form/view/flow/use-fetched.ts';
import { SubmitLayout } from '#features/submission/submission-form/view/submit-layout.tsx';
import { fetchedPayingSteps } from './fetched-paying-steps.ts';

/** The steps that pay. Their code is fetched when the review is shown, or here after a reload. */
export function Paying() {
  const { value: steps, hasFailed, retry } = useFetched(fetchedPayingSteps);
  if (steps) return <steps.PayingStep />;
  return (
    <SubmitLayout action={null}>
      {hasFailed ? <ErrorNote error="offline" onRetry={retry} /> : <DonationBoxSkeleton />}
    </SubmitLayout>
  );
}
