import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { Subscriber } from '../model/subscriber.ts';

/** Deletes an address after asking. */
export function EraseButton({ subscriber }: { subscriber: Subscriber }) {
  const { change, isPending } = useChangeRecord('subscribers');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const erase = () =>
    void change({
      record: subscriber,
      data: { name: 'erase' },
      done: 'The address is erased.',
      onDone: close,
    });
  return (
    <>
      <Button
        size="small"
        color="error"
        disabled={isPending}
        aria-label={`Erase ${subscriber.email}`}
        onClick={() => setAsking(true)}
      >
        Erase
      </Button>
      {isAsking && (
        <ActionDialog
          title="Erase this address?"
          action="Erase address"
          isSevere
          onAct={isPending ? undefined : erase}
          onClose={close}
        >
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subscriber.email}</Typography>
          <Typography>
            The address is deleted from the subscribers and from the newsletter emails in the outbox. This
            cannot be undone. The audit log records that you erased an address, with a hash of it instead of
            the address.
          </Typography>
        </ActionDialog>
      )}
    </>
  );
}
