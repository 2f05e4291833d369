import { Box, ButtonBase, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { placeStyle } from './place-style.ts';
import type { Place } from './places.ts';

/** How many wait for the desk at a place. */
export interface Waiting {
  count: number;
  isAlarm?: boolean;
}

export function WaitingCount({ waits: { count, isAlarm } }: { waits: Waiting }) {
  return (
    <Box
      component="span"
      sx={{ fontSize: 12, color: isAlarm ? 'error.main' : 'var(--ink-3)' }}
      title={isAlarm ? 'Failed or refused' : 'Waiting for a decision'}
    >
      {count}
    </Box>
  );
}

interface FoldedPlacesProps {
  places: readonly Place[];
  pathname: string;
  counts: ReadonlyMap<string, Waiting>;
}

/** The places for which the bar has no room, behind one button, which names the place where the person is, cut off where that has no room either. */
export function FoldedPlaces({ places, pathname, counts }: FoldedPlacesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const current = places.find(({ path }) => pathname.startsWith(path));
  if (places.length === 0) return null;
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ font: 'inherit', flex: 'none', maxWidth: '100%', ...placeStyle(current !== undefined) }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {current ? `More: ${current.name}` : 'More'}
        </Box>
        <span aria-hidden>▾</span>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {places.map((place) => {
          const waits = counts.get(place.path);
          return (
            <MenuItem
              key={place.path}
              component="a"
              href={`#${place.path}`}
              selected={place === current}
              onClick={close}
              sx={{ gap: 1 }}
            >
              {place.name}
              {waits && <WaitingCount waits={waits} />}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
