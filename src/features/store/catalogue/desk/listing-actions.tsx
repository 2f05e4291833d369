import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { itemBarWords } from '#features/team/accounts/model/decision-bar.ts';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { ListedDelisting, ListedItem, ListingChange } from '../model/listing-change.ts';
import { DelistDialog } from './delist-dialog.tsx';
import { RestoreDialog, type FindingEvidence } from './restore-dialog.tsx';

type Asking = { name: 'delist' } | { name: 'restore'; delisting: ListedDelisting };

function describeDone({ name }: ListedItem, asking: Asking): string {
  if (asking.name === 'delist') return `${name} is delisted.`;
  return asking.delisting.closes.length > 0
    ? `${name} is listed, link still withheld.`
    : `${name} is listed again.`;
}

/** Takes an item out of the catalogue, or back in. A dialog closes when the server has made the change, and keeps what was typed when it has not. */
export function ListingActions({ item, Evidence }: { item: ListedItem; Evidence: FindingEvidence }) {
  const { change: send, isPending } = useChangeRecord('listings');
  const [asking, setAsking] = useState<Asking>();
  const { delisting } = item;

  const close = () => setAsking(undefined);
  const change = async (data: ListingChange) =>
    asking !== undefined && (await send({ record: item, data, done: describeDone(item, asking) }));
  if (item.bar) return <Box sx={{ maxWidth: 220 }}>{itemBarWords[item.bar]}</Box>;
  return (
    <>
      {!delisting && (
        <Button size="small" color="error" disabled={isPending} onClick={() => setAsking({ name: 'delist' })}>
          Delist
        </Button>
      )}
      {delisting?.is_own && (
        <Box sx={{ maxWidth: 220 }}>You delisted this item, so another person has to restore it.</Box>
      )}
      {delisting && !delisting.is_own && (
        <Button
          size="small"
          variant="outlined"
          disabled={isPending}
          onClick={() => setAsking({ name: 'restore', delisting })}
        >
          Restore
        </Button>
      )}
      {asking?.name === 'delist' && (
        <DelistDialog item={item} isPending={isPending} onClose={close} onDelist={change} />
      )}
      {asking?.name === 'restore' && (
        <RestoreDialog
          item={item}
          delisting={asking.delisting}
          Evidence={Evidence}
          isPending={isPending}
          onClose={close}
          onRestore={change}
        />
      )}
    </>
  );
}
