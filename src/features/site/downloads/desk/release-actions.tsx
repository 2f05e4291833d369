import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { ListedRelease } from '../model/listed-release.ts';
import type { ReleaseChange } from '../model/release-change.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const doneWords: Record<ReleaseChange['name'], string> = {
  withdraw: 'Withdrawn. Version verification says so now.',
  'offer-again': 'Offered again.',
  'set-notes': 'Notes saved.',
};

/** What can be done with a published release. */
export function ReleaseActions({ release }: { release: ListedRelease }) {
  const { change: send, isPending } = useChangeRecord('releases');
  const [open, setOpen] = useState<'withdraw' | 'notes'>();

  const sent = (data: ReleaseChange) => ({ record: release, data, done: doneWords[data.name] });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" disabled={isPending} onClick={() => setOpen('notes')}>
        Edit notes
      </Button>
      {release.withdrawal ? (
        <Button size="small" disabled={isPending} onClick={() => void send(sent({ name: 'offer-again' }))}>
          Offer again
        </Button>
      ) : (
        <Button size="small" color="error" disabled={isPending} onClick={() => setOpen('withdraw')}>
          Withdraw
        </Button>
      )}
      {open === 'withdraw' && (
        <WithdrawDialog
          release={release}
          onClose={() => setOpen(undefined)}
          onWithdraw={(reason) => send(sent({ name: 'withdraw', reason }))}
        />
      )}
      {open === 'notes' && (
        <NotesDialog
          release={release}
          onClose={() => setOpen(undefined)}
          onSave={(edited, onStale) =>
            send({
              ...sent({ name: 'set-notes', ...edited }),
              onStale: (theirs) => onStale(theirs as ListedRelease),
            })
          }
        />
      )}
    </Box>
  );
}
