import { useNotify, useRefresh } from 'react-admin';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';
import { theirsOf } from '#features/core/desk-kit/desk/theirs-of.ts';

/**
 * Sends what a dialog asked for: it stays open with what was typed when the server refuses.
 * @returns a function that never rejects and says whether it worked. Where another person changed the same in the meantime, `onStale` gets what
 * is stored now and says whether it shows that
 */
export function useSend() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async <Stored>(
    send: () => Promise<unknown>,
    done: string,
    onStale?: (theirs: Stored) => boolean,
  ): Promise<boolean> => {
    let answer: unknown;
    try {
      answer = await send();
    } catch (error) {
      const theirs = theirsOf<Stored>(error);
      if (!theirs || !onStale?.(theirs))
        notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
      return false;
    }
    notify(doneOrWaits(answer, done), { type: 'success' });
    refresh();
    return true;
  };
}
