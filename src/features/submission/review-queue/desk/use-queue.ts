import { useEffect } from 'react';
import {
  useGetList,
  useInfiniteGetList,
  useLocation,
  useNavigate,
  usePermissions,
  useStore,
} from 'react-admin';
import type { Role } from '#features/team/accounts/model/role.ts';
import { kindsFor } from '../model/kind-permissions.ts';
import { isInQueue, statesOf } from '../model/queue-states.ts';
import type { ReviewCount, ReviewRow } from '../model/queue-row.ts';
import {
  isSameFilter,
  queueQuery,
  readQueue,
  wholeQueue,
  writeQueue,
  type QueueFilter,
} from './queue-filter.ts';

/** Most urgent first; what nothing is promised for is last. */
export const queueSort = { field: 'promised_time', order: 'ASC' } as const;
const perPage = 50;
const refetchMs = 30_000;

/** The desk's address at this moment, which is behind its `#`. */
const addressNow = () => location.hash.slice(1);

/**
 * The filter of the queue. The address has it, so that a link carries it. It is also kept, because links to items do not name it and
 * a reload of the desk begins without one.
 */
function useQueueFilter() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const kinds = kindsFor({ roles });
  const states = statesOf(kinds);
  const urgent: QueueFilter = { ...wholeQueue, states: states.filter(isInQueue) };
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [stored, keep] = useStore<Partial<QueueFilter> | null>('desk.queueFilter', null);
  // An earlier version has stored fewer.
  const kept = stored && { ...wholeQueue, ...stored };
  const named = kinds.length > 0 ? readQueue(search, { states, kinds }) : undefined;
  const filter = named ?? kept ?? urgent;
  const written = writeQueue(filter);
  const isKept = kept !== null && isSameFilter(kept, filter);
  useEffect(() => {
    if (kinds.length === 0) return;
    if (named && !isKept) keep(filter);
    // Someone may be on the way to another screen or filter already: the address changes before this screen is told.
    if (!named && addressNow() === pathname + search)
      navigate({ pathname, search: `?${written}` }, { replace: true });
    // The filter by its value, not by its identity.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, search, written, isKept, kinds.length]);
  return {
    filter,
    /** `null` for the most urgent. */
    setFilter: (next: QueueFilter | null) =>
      navigate({ pathname, search: `?${writeQueue(next ?? urgent)}` }, { replace: true }),
    urgent,
    kinds,
    states,
  };
}

/** The queue as it is filtered, most urgent first. The filter outlives a reload. */
export function useQueue() {
  const { kinds, filter, ...rest } = useQueueFilter();
  const { data, total, isPending, error, hasNextPage, fetchNextPage, refetch } =
    useInfiniteGetList<ReviewRow>(
      'submissions',
      {
        filter: queueQuery(filter),
        sort: queueSort,
        pagination: { page: 1, perPage },
      },
      { refetchInterval: refetchMs, enabled: kinds.length > 0 },
    );
  const counts = useGetList<ReviewCount>('counts', {}, { refetchInterval: refetchMs });
  return {
    ...rest,
    kinds,
    filter,
    counts: new Map(counts.data?.map(({ id, count }) => [id, count])),
    rows: data?.pages.flatMap((page) => page.data) ?? [],
    total: total ?? 0,
    isPending,
    error,
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
