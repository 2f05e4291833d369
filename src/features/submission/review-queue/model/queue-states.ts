import {
  submissionStates,
  type Purpose,
  type SubmissionState,
} from '#features/submission/submissions/model/state.ts';
import { purposeOf, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';

/** States that submissions of only one purpose can have. */
const ownStates: Record<Purpose, readonly SubmissionState[]> = {
  listing: ['awaiting-payment', 'checking-payment', 'payment-refused', 'in-review', 'listed', 'expired'],
  application: ['cv-screening', 'interview', 'interview-results', 'welcome'],
};

/**
 * Does the queue show it before anything is chosen? What the desk owes an answer to, and candidates who are invited to an interview: the desk waits for
 * their reply, and for the day.
 */
export const isInQueue = (state: SubmissionState): boolean => isPromised(state) || state === 'interview';

/** The states that submissions of these kinds can have: those that wait for the desk first. */
export function statesOf(kinds: readonly SubmissionKind[]): SubmissionState[] {
  const purposes = new Set(kinds.map(purposeOf));
  const absent = (['listing', 'application'] as const).filter((purpose) => !purposes.has(purpose));
  const states = submissionStates.filter(
    (state) => !absent.some((purpose) => ownStates[purpose].includes(state)),
  );
  return [...states.filter(isInQueue), ...states.filter((state) => !isInQueue(state))];
}
