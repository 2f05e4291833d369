import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRefresh, type RaRecord } from 'react-admin';
import { forgetKept, keptPath, readKept, writeKept } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import { rebaseOrder } from './rebase-order.ts';

interface Place {
  /** Resource of the list. */
  resource: string;
  /** Resource to which its order is sent. */
  target: string;
}

/** The order that a person began, on this device until it is saved. */
interface OrderDraft<Item> {
  seen: string;
  base: number[];
  items: Item[];
}

function useDraft<Item>(target: string) {
  const path = keptPath({ resource: target, id: 'list', part: 'order' });
  const [kept, setKept] = useState(() => readKept<OrderDraft<Item>>(path));
  const [draft, setDraft] = useState(kept?.values);
  return {
    draft,
    /** When the person began what is shown from the beginning. */
    restored: kept?.at,
    write: (next: OrderDraft<Item>) => {
      setDraft(next);
      writeKept(path, { values: next });
    },
    /** What is on the screen stays until the list has arrived. */
    forget: () => {
      setKept(undefined);
      forgetKept(path);
    },
    clear: () => setDraft(undefined),
  };
}

/** A list from the server, its order as the person has it, also when others change the list in the meantime, and saving that. Nothing here rejects. */
export function useOrder<Item extends RaRecord<number>>({ resource, target }: Place) {
  const { data, meta } = useGetList<Item>(resource);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const { draft, restored, write, forget, clear } = useDraft<Item>(target);
  const [isBusy, setBusy] = useState(false);
  const seen = (meta as { seen?: string } | undefined)?.seen ?? '';
  const stored = data ?? [];
  const items = draft ? rebaseOrder({ base: draft.base, own: draft.items, stored }) : stored;
  const idsOf = (list: readonly Item[]) => list.map(({ id }) => id).join();
  const isChanged = idsOf(items) !== idsOf(stored);
  const isOlder = draft !== undefined && draft.seen !== seen;
  // What was saved is stored by now: from here on the list is shown as it is.
  if (data && isOlder && !isChanged) clear();

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.create(target, { data: { hids: items.map(({ id }) => id), seen } });
      forget();
      notify('Saved. Visitors see it now.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The order could not be saved. Try again.', {
        type: 'error',
      });
    }
    refresh();
    setBusy(false);
  };

  return {
    items,
    isLoaded: data !== undefined,
    isChanged,
    /** Another person changed the list after this one began. */
    isRebased: isOlder && isChanged,
    restored,
    isBusy,
    setItems: (next: Item[]) =>
      write({ seen: draft?.seen ?? seen, base: stored.map(({ id }) => id), items: next }),
    reset: () => {
      forget();
      clear();
    },
    save,
  };
}
