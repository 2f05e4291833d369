import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useStartLists } from '#features/core/chains/view/use-start-lists.ts';
import { DraftNotes } from './draft/draft-notes.tsx';
import { useEarlierSubmission } from './draft/use-earlier-submission.ts';
import { FillStep } from './form/fill-step.tsx';
import { FlowProvider, useFlow } from './flow/flow-context.ts';
import { revealProblems } from './flow/problems.ts';
import type { FormPageData } from './flow/submit-page-data.ts';
import { useFetched } from './flow/use-fetched.ts';
import { useKindFlow } from './flow/use-kind-flow.ts';
import type { FormKind } from './kind/form-kind.ts';
import { NextButton } from './next-button.tsx';
import { Problems } from './problems.tsx';
import { ReviewSkeleton } from './review/review-skeleton.tsx';
import { SubmitLayout } from './submit-layout.tsx';
import { ErrorNote } from './error-note.tsx';
import { asksForDonation } from './draft/saved-draft.ts';

/** The way to a listing, whatever the kind: fill in, review, donate, paste the link. */
export function SubmitPage({ kind, data }: { kind: FormKind; data: FormPageData }) {
  useStartLists();
  const flow = useKindFlow(kind, data);
  useStepFocus(flow.ready ? flow.step : null);
  return (
    <FlowProvider value={flow}>
      <CurrentStep />
    </FlowProvider>
  );
}

/** A new step begins at its top, for eyes and for screen readers. */
function useStepFocus(step: string | null) {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isChange = shown.current !== null && shown.current !== step;
    if (step !== null) shown.current = step;
    if (!isChange) return;
    window.scrollTo({ top: 0 });
    if (revealProblems()) return;
    document.getElementById('step')?.focus({ preventScroll: true });
  }, [step]);
}

function CurrentStep() {
  const { kind, step } = useFlow();
  switch (step) {
    case 'fill':
      return (
        <SubmitLayout action={<NextButton label={<Trans>Next: review</Trans>} />}>
          <FillStep />
        </SubmitLayout>
      );
    case 'review':
      return <Review />;
    case 'donate':
    case 'paste':
      return kind.donation && <kind.donation.Step />;
  }
}

function Review() {
  const { draft, kind, error, next } = useFlow();
  const { value: completion, hasFailed, retry } = useFetched(kind.completion);
  const earlier = useEarlierSubmission();
  // While the form is read over once more, the code of the next steps arrives.
  const { donation } = kind;
  useEffect(() => {
    donation?.prepare().catch(() => undefined);
  }, [donation]);
  const label = !donation ? (
    <Trans>Send the application</Trans>
  ) : !asksForDonation(draft) ? (
    <Trans>Send for review</Trans>
  ) : (
    <Trans>Next: donate</Trans>
  );
  if (!completion)
    return (
      <SubmitLayout action={null}>
        {hasFailed ? <ErrorNote error="offline" onRetry={retry} /> : <ReviewSkeleton />}
      </SubmitLayout>
    );
  return (
    <SubmitLayout action={<NextButton label={label} />}>
      <completion.ReviewStep
        notes={
          <>
            <DraftNotes earlier={earlier} />
            <Problems>
              {error === null ? null : <ErrorNote error={error} onRetry={next} reference={draft.reference} />}
            </Problems>
          </>
        }
      />
    </SubmitLayout>
  );
}
