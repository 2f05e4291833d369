import { useNotify, useRefresh, useUpdate, type RaRecord } from 'react-admin';
import { doneOrWaits } from './proposed-in.ts';

interface RecordChange {
  record: RaRecord;
  /** The body of the PUT request. */
  data: object;
  /** Shown when the change was made, and not where it waits for a second person; without it a success shows nothing but the refreshed screen. */
  done?: string;
  /** Called when the change was made. */
  onDone?: () => void;
}

/**
 * Sends changes of a resource's records, one at a time: the screen shows a change only after the server made it.
 * `change` never rejects: a refusal is shown, and the screen is refreshed either way.
 */
export function useChangeRecord(resource: string) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = async ({ record, data, done, onDone }: RecordChange): Promise<void> => {
    try {
      const answer: unknown = await update(
        resource,
        { id: record.id, data, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      if (done) notify(doneOrWaits(answer, done), { type: 'success' });
      onDone?.();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
    }
    refresh();
  };
  return { change, isPending };
}
