import {
  useGetList,
  useParams,
  useRedirect,
  useResourceContext,
  useStore,
  type ListParams,
} from 'react-admin';

/** Of a list of cases, while a person has chosen nothing else. */
export const casesPerPage = 25;
export const firstState = 'open';

/** How often a list of cases is asked for again. */
export const casesRefetchMs = 30_000;

/** As many as the server gives in one answer: a multiple of every page's size, so that a page is in one of them. */
const walkedMax = 100;

const untouched: Partial<ListParams> = {};

/** The part of the list in which the person left it, with its filters and its order. */
function useLeftList(resource: string) {
  const [left] = useStore<Partial<ListParams>>(`${resource}.listParams`, untouched);
  const { page = 1, perPage = casesPerPage, sort, order } = left;
  const before = Math.floor(((page - 1) * perPage) / walkedMax);
  const { data, total } = useGetList<{ id: number }>(
    resource,
    {
      filter: (left.filter ?? { state: firstState }) as object,
      pagination: { page: before + 1, perPage: walkedMax },
      ...(sort && order && { sort: { field: sort, order } }),
    },
    { refetchInterval: casesRefetchMs },
  );
  return { rows: data ?? [], total: total ?? 0, before: before * walkedMax };
}

/** Where the case that is open is in the list from which it was opened. */
interface CasePlace {
  /** From 1; undefined where the list does not have it. */
  at: number | undefined;
  total: number;
  /** Numbers of the cases beside it; where the list no longer has it, what follows is the first. */
  previous: number | undefined;
  following: number | undefined;
  open: (id: number | undefined) => void;
}

/** The place of the case that is open in its list, a hundred cases at a time. */
export function useCasePlace(): CasePlace {
  const resource = useResourceContext() ?? '';
  const { id } = useParams();
  const redirect = useRedirect();
  const { rows, total, before } = useLeftList(resource);
  const index = rows.findIndex((row) => row.id === Number(id));
  return {
    at: index < 0 ? undefined : before + index + 1,
    total,
    previous: rows[index - 1]?.id,
    following: rows[index + 1]?.id,
    open: (other) => {
      if (other !== undefined) redirect('show', resource, other);
    },
  };
}
