import type { CreateParams, DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { callDesk } from './desk-client.ts';

/** Names of the queries that the server takes; anything else in a filter is left out. */
const filterNames = [
  'state',
  'network',
  'finding',
  'due',
  'refund',
  'holder',
  'decider',
  'kind',
  'locale',
  'signal',
  'q',
  'area',
  'actor',
  'from',
  'to',
] as const;

function listQuery({ filter, pagination, sort }: GetListParams): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value: unknown = filter?.[name];
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  if (pagination) {
    query.set('page', String(pagination.page));
    query.set('per_page', String(pagination.perPage));
  }
  if (sort) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  return query.toString();
}

const unsupported = () => Promise.reject(new Error('The desk does not offer this'));

/** An update of a submission is an action on the version that the reviewer saw. */
export interface SubmissionUpdate {
  version: number;
  action: unknown;
}

export const deskDataProvider = {
  supportAbortSignal: false,
  getList: (resource: string, params: GetListParams) => callDesk(`desk/${resource}?${listQuery(params)}`),
  getOne: async (resource: string, { id }: { id: RaRecord['id'] }) => ({
    data: await callDesk(`desk/${resource}/${id}`),
  }),
  update: async (resource: string, { id, data }: UpdateParams) => ({
    data: await callDesk(`desk/${resource}/${id}/actions`, data),
  }),
  getMany: unsupported,
  getManyReference: unsupported,
  create: async (resource: string, { data }: CreateParams) => ({
    data: await callDesk(`desk/${resource}`, data),
  }),
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as unknown as DataProvider;
