import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { RateChange } from '../../model/books/book-rate.ts';

/** Sends a change of the rates. It never rejects, and says whether the change was made: a refusal is shown. */
export function useChangeRates(): (change: RateChange, done: string) => Promise<boolean> {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (change, done) => {
    try {
      await provider.create('book-rates', { data: change });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
      return false;
    }
    notify(done, { type: 'success' });
    refresh();
    return true;
  };
}
