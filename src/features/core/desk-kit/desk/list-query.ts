import type { GetListParams } from 'react-admin';

/** The order of react-admin's lists for which no order was chosen: the server has one of its own. */
const noOrder = 'id';

/** A filter as the server takes it; undefined where it narrows nothing. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new Error(`The filter ${name} is no text, number or boolean`);
}

/** The query of a list with every filter that narrows it: what the list cannot be narrowed by, the server refuses. */
export function listQuery({
  filter,
  pagination,
  sort,
}: Pick<GetListParams, 'filter' | 'pagination' | 'sort'>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((filter ?? {}) as object)) {
    const text = textOf(name, value);
    if (text !== undefined) query.set(name, text);
  }
  if (pagination) {
    query.set('page', String(pagination.page));
    query.set('per_page', String(pagination.perPage));
  }
  if (sort && sort.field !== noOrder) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return query.toString();
}
