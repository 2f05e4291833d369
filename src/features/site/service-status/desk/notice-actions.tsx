import { Box, Button } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { DeskNotice } from '../model/desk-notice.ts';
import { DeleteDialog, EndDialog, UpdateDialog } from './notice-dialogs.tsx';

const dialogs = { update: UpdateDialog, end: EndDialog, delete: DeleteDialog };
const doneWords = {
  update: 'Published. Visitors read it now.',
  end: 'Ended. The notice is in the history now.',
  delete: 'Deleted.',
};
type Act = keyof typeof dialogs;

/** What can be done with a notice. */
export function NoticeActions({ notice }: { notice: DeskNotice }) {
  const { change, isPending } = useChangeRecord('status-notices');
  // As it was when the dialog opened: a refresh of the list behind it must not replace what the person saw.
  const [open, setOpen] = useState<{ act: Act; notice: DeskNotice; seen?: DeskNotice }>();
  const button = (act: Act, label: string, rest: ComponentProps<typeof Button> = {}) => (
    <Button size="small" disabled={isPending} onClick={() => setOpen({ act, notice })} {...rest}>
      {label}
    </Button>
  );
  const Dialog = open && dialogs[open.act];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {notice.end_time === null && button('update', 'Add update', { variant: 'outlined' })}
      {notice.end_time === null && button('end', 'End', { variant: 'outlined' })}
      <Button size="small" href={`#/status-notices/${notice.id}`}>
        Edit
      </Button>
      {button('delete', 'Delete', { color: 'error' })}
      {open && Dialog && (
        <Dialog
          notice={open.notice}
          seen={open.seen}
          onClose={() => setOpen(undefined)}
          onAct={(data) =>
            change({
              record: open.notice,
              data: { ...data, seen: open.notice.version },
              done: doneWords[open.act],
              onStale: (theirs) => {
                const stored = theirs as DeskNotice;
                const isStale = open.act !== 'delete' && stored.version !== open.notice.version;
                if (isStale) setOpen({ act: open.act, notice: stored, seen: open.notice });
                return isStale;
              },
            })
          }
        />
      )}
    </Box>
  );
}
