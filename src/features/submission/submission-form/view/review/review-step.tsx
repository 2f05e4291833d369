import { Trans } from '@lingui/react/macro';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { StepNotes } from '../step-notes.tsx';
import type { ReviewStepProps } from '../kind/form-completion.ts';
import { FindingNotes } from './finding-notes.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewSections } from './review-sections.tsx';
import { useCompletion } from './use-completion.ts';

/** Everything as it will be sent. */
export function ReviewStep({ notes }: ReviewStepProps) {
  const { draft, findings, kind } = useFlow();
  const { ReviewNotes } = useCompletion();
  return (
    <>
      <PageHead
        title={<Trans>Review your submission</Trans>}
        lead={
          !kind.donation ? (
            <Trans>This is what we will read. None of it is published.</Trans>
          ) : draft.parent !== null ? (
            <Trans>
              This is what the reviewers will see. Another language of the same project costs nothing.
            </Trans>
          ) : draft.resubmission ? (
            <Trans>This is what the reviewers will see. Sending it again costs nothing.</Trans>
          ) : (
            <Trans>
              This is what the reviewers will see. After payment it can be edited only when a reviewer asks
              for changes.
            </Trans>
          )
        }
      />
      <StepNotes>
        {notes}
        <FindingNotes findings={findings} />
      </StepNotes>
      <ReviewCard />
      {ReviewNotes ? <ReviewNotes /> : null}
      <ReviewSections />
    </>
  );
}
