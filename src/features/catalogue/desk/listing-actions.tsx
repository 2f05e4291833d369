import { Button } from '@mui/material';
import { useState } from 'react';
import { useChangeRecord } from '#features/desk-kit/desk/use-change-record.ts';
import type { ListedItem, ListingChange } from '../model/listing-change.ts';
import { DelistDialog } from './delist-dialog.tsx';

/** Takes an item out of the catalogue, or back in. */
export function ListingActions({ item }: { item: ListedItem }) {
  const { change: send, isPending } = useChangeRecord('listings');
  const [isAsking, setAsking] = useState(false);

  const change = (data: ListingChange): Promise<void> => {
    setAsking(false);
    const state = data.name === 'delist' ? 'is delisted' : 'is listed again';
    return send({ record: item, data, done: `${item.name} ${state}.` });
  };
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
