import { useDataProvider, useGetList, useNotify } from 'react-admin';
import type { QueueView, ViewAction } from '../model/queue-view.ts';
import { readQueue, writeQueue, type QueueFilter } from './queue-filter.ts';
import type { Queue } from './use-queue.ts';

export interface SavedView {
  id: number;
  label: string;
  filter: QueueFilter;
  isShared: boolean;
  /** Whose it is, where it is a colleague's. */
  owner: string | null;
}

/** Views that this person saved, kept with their account, and those that colleagues share. Saving and changing never reject: a failure is shown. */
export function useQueueViews({ states, kinds }: Pick<Queue, 'states' | 'kinds'>) {
  const { data = [], refetch } = useGetList<QueueView>('queue-views');
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const views = data.flatMap(({ id, label, query, is_shared: isShared, owner }): SavedView[] => {
    const filter = readQueue(query, { states, kinds });
    return filter ? [{ id, label, filter, isShared, owner }] : [];
  });
  const send = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The view could not be saved. Try again.', {
        type: 'error',
      });
    }
    await refetch();
  };
  return {
    views,
    save: (label: string, filter: QueueFilter) =>
      send(() => dataProvider.create('queue-views', { data: { label, query: writeQueue(filter) } })),
    act: (view: SavedView, name: ViewAction) =>
      send(() => dataProvider.update('queue-views', { id: view.id, data: { name }, previousData: view })),
  };
}
