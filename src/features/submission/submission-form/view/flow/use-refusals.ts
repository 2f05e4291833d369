import { useEffect, useEffectEvent, useState } from 'react';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { focusField } from './field-order.ts';
import type { FlowError } from './flow-context.ts';
import { revealProblems } from './problems.ts';

/** What stopped the “Next” button. */
export interface Refusals {
  error: FlowError | null;
  /** A press led nowhere. @param error null when fields or findings say why */
  refuse(error?: FlowError | null): void;
  clear(): void;
}

/**
 * A press that led nowhere leads to its reason: the first field with an error, or the message about the whole form.
 * @param issues that are shown, from top to bottom
 */
export function useRefusals(issues: readonly SubmissionIssue[]): Refusals {
  const [error, setError] = useState<FlowError | null>(null);
  const [count, setCount] = useState(0);
  const showReason = useEffectEvent(() => {
    const [first] = issues;
    if (first && error === null) focusField(first.path);
    else revealProblems();
  });
  useEffect(() => {
    if (count > 0) showReason();
  }, [count]);
  return {
    error,
    refuse(reason = null) {
      setError(reason);
      setCount((before) => before + 1);
    },
    clear: () => setError(null),
  };
}
