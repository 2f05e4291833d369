import { isRefundEvent } from '#features/submission/submissions/model/refund-event.ts';
import type { ReviewEvent, ReviewSubmission } from './review-submission.ts';

/** The decisions that ask for changes, without those that were undone. */
function requestsIn(history: readonly ReviewEvent[]): ReviewEvent[] {
  const undone = new Set(history.map(({ detail }) => detail?.undoes));
  return history.filter(
    ({ version, to_state, actor, code, detail }) =>
      to_state === 'changes-requested' &&
      actor === 'reviewer' &&
      !isRefundEvent(code) &&
      detail?.undoes === undefined &&
      !undone.has(version),
  );
}

/**
 * What the team was asked last: what it works on now, or what it answered by sending the form again; undefined before the first request.
 * The form that was kept has the version of the request, or a later one: a rejection that was undone in between.
 */
export function latestRequest({
  history,
  state,
  earlier,
}: Pick<ReviewSubmission, 'history' | 'state' | 'earlier'>): ReviewEvent | undefined {
  const requests = requestsIn(history);
  if (state === 'changes-requested') return requests.at(-1);
  return earlier ? requests.findLast(({ version }) => version <= earlier.version) : undefined;
}
