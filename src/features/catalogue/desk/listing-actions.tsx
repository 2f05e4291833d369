import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import type { ListedItem, ListingChange } from '../model/listing-change.ts';
import { DelistDialog } from './delist-dialog.tsx';

/** Takes an item out of the catalogue, or back in. */
export function ListingActions({ item }: { item: ListedItem }) {
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);

  async function change(data: ListingChange): Promise<void> {
    setAsking(false);
    try {
      await update(
        'listings',
        { id: item.id, data, previousData: item },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(data.name === 'delist' ? `${item.name} is delisted.` : `${item.name} is listed again.`, {
        type: 'success',
      });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
    }
    refresh();
  }
  if (item.delisting)
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={isPending}
        onClick={() => void change({ name: 'restore' })}
      >
        Restore
      </Button>
    );
  return (
    <>
      <Button size="small" color="error" disabled={isPending} onClick={() => setAsking(true)}>
        Delist
      </Button>
      {isAsking && (
        <DelistDialog item={item} onClose={() => setAsking(false)} onDelist={(data) => void change(data)} />
      )}
    </>
  );
}
