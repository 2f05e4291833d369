import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRefresh, type RaRecord } from 'react-admin';

interface Place {
  /** Resource of the list. */
  resource: string;
  /** Resource to which its order is sent. */
  target: string;
}

/** A list from the server, its order as the person has it, and saving that. Nothing here rejects. */
export function useOrder<Item extends RaRecord<number>>({ resource, target }: Place) {
  const { data, meta } = useGetList<Item>(resource);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [draft, setDraft] = useState<{ seen: string; items: Item[] }>();
  const [isBusy, setBusy] = useState(false);
  const seen = (meta as { seen?: string } | undefined)?.seen ?? '';
  /** A draft of a list that changed since is of no use: the server would refuse it. */
  const own = draft?.seen === seen ? draft.items : undefined;
  const stored = data ?? [];
  const items = own?.map((item) => stored.find(({ id }) => id === item.id) ?? item) ?? stored;
  const idsOf = (list: readonly Item[]) => list.map(({ id }) => id).join();

  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.create(target, { data: { hids: items.map(({ id }) => id), seen } });
      notify('Saved. Visitors see it now.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The order could not be saved.', { type: 'error' });
    }
    refresh();
    setBusy(false);
  };

  return {
    items,
    isLoaded: data !== undefined,
    isChanged: idsOf(items) !== idsOf(stored),
    isBusy,
    setItems: (next: Item[]) => setDraft({ seen, items: next }),
    reset: () => setDraft(undefined),
    save,
  };
}
