import { useNotify, useRefresh } from 'react-admin';
import { doneOrWaits } from '#features/core/desk-kit/desk/proposed-in.ts';

/**
 * Sends what a dialog asked for: it stays open with what was typed when the server refuses.
 * @returns a function that never rejects and says whether it worked
 */
export function useSend() {
  const notify = useNotify();
  const refresh = useRefresh();
  return async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    let answer: unknown;
    try {
      answer = await send();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
      return false;
    }
    notify(doneOrWaits(answer, done), { type: 'success' });
    refresh();
    return true;
  };
}
