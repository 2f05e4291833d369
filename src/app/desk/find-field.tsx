import { Box, ButtonBase, Dialog } from '@mui/material';
import { useEffect, useState } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { FindPalette } from './find-palette.tsx';
import type { Place } from './places.ts';

/** Ctrl-K (or Command-K) works everywhere, fields included. */
function useFindKey(show: (isOpen: true) => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (belongsToInputMethod(event)) return;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      show(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [show]);
}

const field = {
  flex: 'none',
  font: 'inherit',
  width: { xs: 'auto', sm: 118, lg: 250 },
  minHeight: 28,
  px: 1,
  gap: 1,
  justifyContent: 'flex-start',
  border: '1px solid var(--line-2)',
  borderRadius: 1,
  bgcolor: 'background.default',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '&:hover': { borderColor: 'text.primary' },
};
const keyCap = {
  // A phone has no such key, and the place's name needs the room.
  display: { xs: 'none', sm: 'block' },
  ml: 'auto',
  px: 0.5,
  border: '1px solid var(--line-2)',
  borderBottomWidth: 2,
  borderRadius: '3px',
  font: '500 12px/16px var(--mono)',
};

/** The field in the header, and the palette over items and screens that it opens. */
export function FindField({ places }: { places: readonly Place[] }) {
  const [isOpen, setOpen] = useState(false);
  useFindKey(setOpen);
  return (
    <>
      <ButtonBase onClick={() => setOpen(true)} aria-keyshortcuts="Control+K" sx={field}>
        <span>
          Find
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            : name, link, email…
          </Box>
        </span>
        <Box component="kbd" sx={keyCap}>
          Ctrl K
        </Box>
      </ButtonBase>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { 'aria-label': 'Find' } }}
      >
        <FindPalette places={places} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
