import { useNotify, useRefresh, useUpdate, type RaRecord } from 'react-admin';
import { doneOrWaits } from './proposed-in.ts';
import { theirsOf } from './theirs-of.ts';

export interface RecordChange {
  record: RaRecord;
  /** The body of the PUT request. */
  data: object;
  /** Of a change that takes longer than most. */
  limitMs?: number;
  /** Shown when the change was made, and not where it waits for a second person; without it a success shows nothing but the refreshed screen. */
  done?: string;
  /** Called when the change was made. */
  onDone?: () => void;
  /**
   * Shows what is stored now, where another person changed the record in the meantime.
   * @param message the refusal @returns whether it is shown; otherwise the refusal is told
   */
  onStale?: (theirs: object, message: string) => boolean;
}

/**
 * Sends changes of a resource's records, one at a time: the screen shows a change only after the server made it.
 * `change` never rejects and says whether the change was made: a refusal is shown, and the screen is refreshed either way.
 */
export function useChangeRecord(resource: string) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = async ({ record, data, limitMs, done, onDone, onStale }: RecordChange): Promise<boolean> => {
    let isDone = false;
    try {
      const answer: unknown = await update(
        resource,
        { id: record.id, data, previousData: record, ...(limitMs !== undefined && { meta: { limitMs } }) },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      isDone = true;
      if (done) notify(doneOrWaits(answer, done), { type: 'success' });
      onDone?.();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'That did not work. Try again.';
      const theirs = theirsOf<object>(error);
      if (!theirs || !onStale?.(theirs, message)) notify(message, { type: 'error' });
    }
    refresh();
    return isDone;
  };
  return { change, isPending };
}
