import { isRefundEvent } from '#features/submission/submissions/model/refund-event.ts';
import type { StatusEvent, StatusView } from '#features/submission/submissions/model/status-view.ts';

/** The step with which changes were requested, while they are; undefined in every other state. */
export function openRequestOf({
  state,
  history,
}: Pick<StatusView, 'state' | 'history'>): StatusEvent | undefined {
  if (state !== 'changes-requested') return undefined;
  return history.findLast(({ state: to, code }) => to === 'changes-requested' && !isRefundEvent(code));
}
