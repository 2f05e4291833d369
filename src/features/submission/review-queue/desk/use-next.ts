import { useNotify, useRedirect } from 'react-admin';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import type { ReviewRow } from '../model/queue-row.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { queueQuery } from './queue-filter.ts';
import type { Queue } from './use-queue.ts';

export interface Next {
  /** What will probably open: the queue as it was last fetched; undefined when there is none. */
  expected: Pick<ReviewRow, 'title'> | undefined;
  /** Opens the most urgent item of the queue that was given to this person, or else takes the most urgent that no one has. Never rejects. */
  open: () => Promise<void>;
}

/** Goes on to what was given to this person, or else to what is most urgent and free; what is open now is left out. */
export function useNext({ rows, filter }: Queue, currentId: number | undefined): Next {
  const notify = useNotify();
  const redirect = useRedirect();
  async function open() {
    try {
      const { id } = await callDesk<{ id: number | null }>('desk/next-submission', {
        ...queueQuery(filter),
        ...(currentId !== undefined && { except: currentId }),
      });
      if (id === null) notify('No other item in the queue is unassigned.', { type: 'info' });
      else redirect('show', 'submissions', id);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    }
  }
  // As the server takes it: what the desk owes an answer to, where the queue shows such items, and one's own before the rest.
  const hasPromised = filter.states.length === 0 || filter.states.some(isPromised);
  const wanted = rows.filter(({ id, state }) => id !== currentId && (!hasPromised || isPromised(state)));
  const own = wanted.find(({ lease }) => lease?.is_own && lease.assigned_by !== null);
  return { expected: own ?? wanted.find(({ lease }) => lease === null), open };
}
