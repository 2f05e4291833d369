import { useGetOne } from 'react-admin';
import type { QueueChoices } from '../model/review-list.ts';

/** What the queue can be filtered by, and to whom its items can be assigned; undefined until it is fetched. */
export function useQueueChoices(): QueueChoices | undefined {
  return useGetOne<QueueChoices & { id: string }>('queue-choices', { id: 'queue' }).data;
}
