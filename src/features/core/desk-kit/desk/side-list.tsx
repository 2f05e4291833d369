import { Box, Button } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import type { SideList } from './use-side-list.ts';

interface SideListBarProps {
  list: SideList;
  /** Of the list: `Queue`. */
  name: string;
}

/** Opens the list where the screen has no room for it; nothing elsewhere. */
export function SideListBar({ list, name }: SideListBarProps) {
  if (!list.isFolded) return null;
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Button
        size="small"
        color="inherit"
        aria-expanded={list.isOpen}
        aria-keyshortcuts="q"
        onClick={list.toggle}
      >
        {list.isOpen ? `Close ${name.toLowerCase()}` : name}
        <Box component="kbd" sx={{ ml: 1, font: '500 12px/1 var(--mono)' }}>
          Q
        </Box>
      </Button>
    </Box>
  );
}

const covering = {
  position: 'absolute',
  inset: '38px auto 0 0',
  zIndex: 8,
  width: 'min(312px, 100%)',
  display: 'flex',
  flexDirection: 'column',
  boxShadow: '0 6px 24px rgb(6 20 32 / 30%)',
  '& > *': { flex: 1 },
} as const;

/** Where the list is: beside the item, over it, or away. */
export function SideListPlace({ list, children }: { list: SideList; children: ReactNode }) {
  if (!list.isFolded) return children;
  if (!list.isOpen) return null;
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !belongsToInputMethod(event)) list.close();
  };
  return (
    <Box sx={covering} onKeyDown={leave}>
      {children}
    </Box>
  );
}
