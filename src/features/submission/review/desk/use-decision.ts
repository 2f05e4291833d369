import { useState } from 'react';
import { HttpError, useNotify, useUpdate } from 'react-admin';
import type { CorrectionRefusal } from '../model/correcting.ts';
import type { MergeChoice } from '../model/merge.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import type { ReviewActionName } from '../model/review-action.ts';
import { forgetKept, keptKey } from '#features/submission/review-queue/desk/kept-value.ts';
import { actionWords } from './review-words.ts';
import { useOfferUndo } from './use-undo.ts';
import { useStale } from './use-stale.ts';

interface Refusal {
  message: string;
  isConflict: boolean;
  /** Why corrected values were not listed. */
  corrections?: CorrectionRefusal;
}

const [conflict, unprocessable] = [409, 422];

function refusalOf(error: unknown): Refusal {
  const status = error instanceof HttpError ? Number(error.status) : undefined;
  if (error instanceof HttpError && status === unprocessable)
    return {
      message: 'Not approved. Check your corrections.',
      isConflict: false,
      corrections: error.body as CorrectionRefusal,
    };
  const message = error instanceof Error ? error.message : 'That did not work. Try again.';
  return { message, isConflict: status === conflict };
}

/** An update of a submission is an action on the version that the reviewer saw. */
interface SubmissionUpdate {
  version: number;
  action: unknown;
}

interface DecisionParts {
  submission: ReviewSubmission;
  merge: MergeChoice | null;
  onChanged: () => void;
  /** Where a finished decision leads; never rejects. */
  goOn: (() => Promise<void>) | undefined;
}

/** Performs an action on the version that was shown. `send` never rejects: what goes wrong is `refusal`. */
export function useDecision({ submission, merge, onChanged, goOn }: DecisionParts) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const [refused, setRefused] = useState<{ version: number; refusal: Refusal }>();
  const { stale, find, close: closeStale } = useStale(submission);

  function announce(changed: ReviewSubmission, done: string) {
    offerUndo(changed, done);
    if (changed.undo) return;
    const waits = changed.payment?.proposal && changed.payment.status !== 'accepted';
    notify(waits ? 'Saved. A second person has to confirm it.' : done, { type: 'success' });
  }

  async function send(name: ReviewActionName, fields: Readonly<Record<string, unknown>>) {
    if (isPending) return;
    setRefused(undefined);
    const chosen = name === 'approve' && merge ? { merge } : {};
    const data: SubmissionUpdate = {
      version: submission.version,
      action: { name, ...fields, ...chosen },
    };
    try {
      const changed = await update(
        'submissions',
        { id: submission.id, data, previousData: submission },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      forgetKept(keptKey(submission.id, ''));
      announce(changed as ReviewSubmission, actionWords[name].done);
      onChanged();
      await goOn?.();
    } catch (error) {
      const refusal = refusalOf(error);
      setRefused({ version: submission.version, refusal });
      if (refusal.isConflict) {
        await find();
        onChanged();
      }
    }
  }

  // What was refused about an earlier version is settled once the item was fetched again.
  return {
    send,
    isPending,
    stale,
    closeStale,
    refusal: refused?.version === submission.version ? refused.refusal : undefined,
  };
}
