import { useGetList, useInfiniteGetList, usePermissions, useStore } from 'react-admin';
import type { Role } from '#features/accounts/model/role.ts';
import { isPromised } from '#features/submissions/model/promise.ts';
import type { SubmissionKind, SubmissionState } from '#features/submissions/model/state.ts';
import { kindsFor } from '../model/kind-permissions.ts';
import { statesOf } from '../model/queue-states.ts';
import type { ReviewCount, ReviewRow } from '../model/review-submission.ts';

export interface QueueFilter {
  q: string;
  kind: SubmissionKind | '';
  /** None: every state. */
  states: readonly SubmissionState[];
}

const perPage = 50;
const refetchMs = 30_000;

/** The queue as it is filtered, most urgent first. The filter outlives a reload. */
export function useQueue() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const kinds = kindsFor({ roles });
  const states = statesOf(kinds);
  const urgent: QueueFilter = { q: '', kind: '', states: states.filter(isPromised) };
  const [kept, setFilter] = useStore<QueueFilter | null>('desk.queue', null);
  const filter = kept ?? urgent;
  const { data, total, isPending, error, hasNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<ReviewRow>(
      'submissions',
      {
        filter: { q: filter.q, kind: filter.kind, state: filter.states.join(',') },
        sort: { field: 'promised_time', order: 'ASC' },
        pagination: { page: 1, perPage },
      },
      { refetchInterval: refetchMs, enabled: kinds.length > 0 },
    );
  const counts = useGetList<ReviewCount>('counts', {}, { refetchInterval: refetchMs });
  return {
    counts: new Map(counts.data?.map(({ id, count }) => [id, count])),
    rows: data?.pages.flatMap((page) => page.data) ?? [],
    total: total ?? 0,
    isPending,
    error,
    filter,
    setFilter,
    urgent,
    kinds,
    states,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    refetchRows: () => void refetch(),
    refetch: () => {
      void refetch();
      void counts.refetch();
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
