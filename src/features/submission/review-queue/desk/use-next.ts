import { useNotify, useRedirect } from 'react-admin';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import type { ReviewRow } from '../model/queue-row.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { queueQuery } from './queue-filter.ts';
import type { Queue } from './use-queue.ts';

export interface Next {
  /** What will probably open: the queue as it was last fetched; undefined when nothing is free in it. */
  expected: Pick<ReviewRow, 'title'> | undefined;
  /** Takes the most urgent item of the queue that nobody has, and opens it. Never rejects. */
  open: () => Promise<void>;
}

/** Goes on to what is most urgent and free; what is open now is left out. */
export function useNext({ rows, filter }: Queue, currentId: number | undefined): Next {
  const notify = useNotify();
  const redirect = useRedirect();
  async function open() {
    try {
      const { id } = await callDesk<{ id: number | null }>('desk/next-submission', {
        ...queueQuery(filter),
        ...(currentId !== undefined && { except: currentId }),
      });
      if (id === null) notify('Every item in the queue is taken.', { type: 'info' });
      else redirect('show', 'submissions', id);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' });
    }
  }
  const free = rows.filter(({ id, lease }) => id !== currentId && lease === null);
  // As the server takes it: what the desk owes an answer to, where the queue shows such items.
  const hasPromised = filter.states.length === 0 || filter.states.some(isPromised);
  return { expected: hasPromised ? free.find(({ state }) => isPromised(state)) : free[0], open };
}
