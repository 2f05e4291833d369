import { useEffect, useState } from 'react';
import type { SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import { getSubmission } from '#features/submission/submissions/view/api/submission-client.ts';
import { useFlow } from '../flow/flow-context.ts';

/** The form of these may still be edited and paid for: there is nothing to say about them. */
const open: readonly SubmissionState[] = ['awaiting-payment', 'payment-refused'];

/** The submission that this draft made before, when it has moved past the form; null otherwise. */
export function useEarlierSubmission(): StatusView | null {
  const { draft, ready, store } = useFlow();
  const reference = ready ? draft.reference : null;
  const [earlier, setEarlier] = useState<StatusView | null>(null);
  useEffect(() => {
    if (reference === null) return;
    let current = true;
    void getSubmission(reference).then((answer) => {
      if (!current) return;
      const isGone = answer.kind === 'refused' && answer.status === 404;
      const isExpired = answer.kind === 'data' && answer.data.state === 'expired';
      if (answer.kind === 'data' && !isExpired) setEarlier(answer.data);
      if (!isGone && !isExpired) return;
      // The server does not have the form (any longer): the draft starts over.
      store.update((each) => ({
        ...each,
        reference: null,
        quote: null,
        resubmission: false,
        step: 'fill',
      }));
    });
    return () => {
      current = false;
    };
  }, [reference, store]);
  return earlier === null || earlier.reference !== reference || open.includes(earlier.state) ? null : earlier;
}
