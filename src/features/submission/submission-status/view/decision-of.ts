import { isAppealEvent } from '#features/submission/submissions/model/appeal-event.ts';
import { isPaymentQuestionEvent } from '#features/submission/submissions/model/payment-question-event.ts';
import { isRefundEvent } from '#features/submission/submissions/model/refund-event.ts';
import type { StatusEvent, StatusView } from '#features/submission/submissions/model/status-view.ts';

/** The step that rejected the submission, with its reason and the reviewer's words; undefined where it is not rejected. */
export function decisionOf({
  state,
  history,
}: Pick<StatusView, 'state' | 'history'>): StatusEvent | undefined {
  if (state !== 'rejected') return undefined;
  const isOwnStep = ({ code }: StatusEvent) =>
    !isAppealEvent(code) && !isRefundEvent(code) && !isPaymentQuestionEvent(code);
  return history.findLast((event) => event.state === 'rejected' && isOwnStep(event));
}
