import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import type { NoticeState, StaffNotice } from '../model/staff-notice.ts';

/** New ones behind the bell; the others are on the page. */
export const latestShown = 8;

/** How often new ones are asked for. */
const refetchMs = 30_000;

/** The person's own notices, latest first. */
export function useOwnNotices(state: NoticeState, perPage: number) {
  const query = { filter: { state }, pagination: { page: 1, perPage } };
  return useGetList<StaffNotice>('own-notices', query, { refetchInterval: refetchMs });
}

/** Asks for these again, and for nothing else: on the screen below someone may be typing. */
export function useAskAgain(resource: 'own-notices' | 'own-notice-choices'): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [resource] }), [client, resource]);
}

/** Marks one of the person's notices as read, or all. Never rejects: what went wrong is shown. */
export function useMarkRead(): (id: number | 'all') => Promise<void> {
  const provider = useDataProvider();
  const notify = useNotify();
  const askAgain = useAskAgain('own-notices');
  return async (id) => {
    try {
      await provider.update('own-notices', { id, data: { name: 'read' }, previousData: { id } });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The notice was not marked as read. Try again.', {
        type: 'error',
      });
    }
    askAgain();
  };
}
