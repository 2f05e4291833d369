import type { CreateParams, DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { callDesk } from './desk-client.ts';
import { listQuery } from './list-query.ts';

const unsupported = () => Promise.reject(new Error('The desk does not offer this'));

/** The desk's API as react-admin calls it. */
export const deskDataProvider = {
  supportAbortSignal: false,
  getList: (resource: string, params: GetListParams) => callDesk(`desk/${resource}?${listQuery(params)}`),
  getOne: async (resource: string, { id }: { id: RaRecord['id'] }) => ({
    data: await callDesk(`desk/${resource}/${id}`),
  }),
  update: async (resource: string, { id, data, meta }: UpdateParams) => {
    const { limitMs } = (meta ?? {}) as { limitMs?: number };
    return { data: await callDesk(`desk/${resource}/${id}/actions`, data, { limitMs }) };
  },
  getMany: unsupported,
  getManyReference: unsupported,
  create: async (resource: string, { data }: CreateParams) => ({
    data: await callDesk(`desk/${resource}`, data),
  }),
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as unknown as DataProvider;
