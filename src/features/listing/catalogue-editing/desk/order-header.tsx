import { Alert, Box, Button, Typography } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import type { ExportedList } from '#features/core/desk-kit/model/exported-list.ts';
import { KeyHint } from '#features/team/editing/desk/key-hint.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { ReactNode } from 'react';

interface OrderHeaderProps {
  title: string;
  list: ExportedList;
  about: string;
  order: {
    items: readonly object[];
    isBusy: boolean;
    isChanged: boolean;
    isRebased: boolean;
    /** When the person began the order that is shown; undefined where they have begun none earlier. */
    restored: string | undefined;
    save: () => Promise<void>;
    reset: () => void;
  };
  children?: ReactNode;
}

/** Title, what the order is for, and what finishes the work. */
export function OrderHeader({ title, list, about, order, children }: OrderHeaderProps) {
  const { items, isBusy, isChanged } = order;
  const save = () => {
    if (isChanged && !isBusy) void order.save();
  };
  useShortcuts({ 'Control+s': save });
  return (
    <>
      <title>{`${title} · Desk`}</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <CsvButton list={list} isEmpty={items.length === 0} readRows={() => Promise.resolve(items)} />
        {children}
        {isChanged && (
          <Button color="inherit" disabled={isBusy} onClick={order.reset}>
            Undo
          </Button>
        )}
        <Button variant="contained" color="secondary" disabled={isBusy || !isChanged} onClick={save}>
          Save order <KeyHint>Ctrl S</KeyHint>
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{about}</Typography>
      <RestoredNotice form={{ ...order, discard: order.reset }} />
      <div role="status">
        {order.isRebased && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            Another person changed this list in the meantime. Your order is kept, and items that they added
            are at the end. Save your order, or undo it to use theirs.
          </Alert>
        )}
      </div>
    </>
  );
}
