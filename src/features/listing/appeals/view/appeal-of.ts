import { purposeOf } from '#features/submission/submissions/model/state.ts';
import type { StatusView } from '#features/submission/submissions/model/status-view.ts';
import type { AppealView } from '../model/appeal.ts';

/** The appeal against a rejection that the page learned of while it was open; null for every other state. */
export function appealOf({ kind, state }: Pick<StatusView, 'kind' | 'state'>): AppealView | null {
  const isRejected = state === 'rejected' && purposeOf(kind) === 'listing';
  return isRejected ? { delisting: null, isOwn: false, state: 'possible', due_time: null } : null;
}
