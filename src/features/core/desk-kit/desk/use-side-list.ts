import { useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** Below this width a list has no room beside the item that is open. */
export const narrowScreen = '(width < 1000px)';

export interface SideList {
  /** The screen is narrow and an item is open: the list is behind a button. */
  isFolded: boolean;
  /** It covers a part of the item for a moment. */
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/** The list beside an open item. On a narrow screen the key `q` opens it, and choosing another item closes it. @param item that is open */
export function useSideList(item: string | number | undefined): SideList {
  const isNarrow = useMediaQuery(narrowScreen);
  const [openOver, setOpenOver] = useState<typeof item>();
  const isFolded = isNarrow && item !== undefined;
  const isOpen = isFolded && openOver === item;
  const toggle = () => setOpenOver(isOpen ? undefined : item);
  useShortcuts({ q: isFolded ? toggle : undefined });
  return { isFolded, isOpen, toggle, close: () => setOpenOver(undefined) };
}
