import { useState } from 'react';
import type { Seen } from './kept-store.ts';
import type { KeptForm } from './use-kept-form.ts';

interface KeptSave<Values, Stored> {
  form: KeptForm<Values>;
  /**
   * Never rejects. @param seen the version that is written over @param onStale to call with what another person stored in the meantime
   * @returns whether it was saved
   */
  send: (seen: Seen, onStale: (stored: Stored) => boolean) => Promise<boolean>;
  /** Leaves the form. */
  onDone: () => void;
}

/** Saves a kept form over the version that it is about. Where another person saved in the meantime, there are both and the choice. */
export function useKeptSave<Values, Stored extends { seen: Seen }>({
  form,
  send,
  onDone,
}: KeptSave<Values, Stored>) {
  const [theirs, setTheirs] = useState<Stored>();
  const save = async (seen = form.seen): Promise<boolean> => {
    setTheirs(undefined);
    const isDone = await send(seen, (stored) => {
      const isStale = stored.seen !== seen;
      if (isStale) setTheirs(stored);
      return isStale;
    });
    if (!isDone) return false;
    form.settle(form.values);
    onDone();
    return true;
  };
  const conflict = theirs && {
    /** What is stored now. */
    theirs,
    acts: {
      onLater: () => setTheirs(undefined),
      onTakeTheirs: () => {
        form.discard();
        onDone();
      },
      onSaveMine: () => void save(theirs.seen),
    },
  };
  return { save, conflict };
}
