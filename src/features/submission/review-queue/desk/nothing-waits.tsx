import { useGetList } from 'react-admin';
import { resumedPromise } from '#features/submission/submissions/model/promise-clock.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { ReviewRow } from '../model/queue-row.ts';
import { useNow } from '#features/core/desk-kit/desk/use-now.ts';

/** Shown where the most urgent items would be: what is due next, once its team has sent it again. */
export function NothingWaits() {
  const nowMs = useNow();
  const { data: [first] = [], total = 0 } = useGetList<ReviewRow>('submissions', {
    filter: { state: 'changes-requested' },
    sort: { field: 'promised_time', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  if (!first) return <>Nothing is waiting for a decision.</>;
  const due = resumedPromise(first, new Date(nowMs)).promised_time;
  return (
    <>
      Nothing is waiting for a decision. {total === 1 ? 'One item is' : `${total} items are`} with the team.
      {due && ` If the next one is sent again now, it is due on ${describeTime(due)}.`}
    </>
  );
}

/** Beside a queue of which others have every item. */
export function OthersHaveAll({ rows }: { rows: readonly ReviewRow[] }) {
  const first = rows.find(({ lease, promised_time }) => lease?.is_own === false && promised_time !== null);
  if (!first?.lease || !first.promised_time) return null;
  return (
    <p>
      Your colleagues have all waiting items. The next is due on {describeTime(first.promised_time)}:{' '}
      {first.lease.holder} has “{first.title}”.
    </p>
  );
}
