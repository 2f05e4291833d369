import { useEffect, useState, type RefObject } from 'react';

export interface DrawerPlace {
  /** Path of the page. */
  path: string;
  /** Header and drawer. */
  chrome: RefObject<HTMLElement | null>;
  /** The button that opens it. */
  burger: RefObject<HTMLElement | null>;
}

export interface DrawerState {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
}

/** Status messages are still announced while the menu covers the page. */
const speaking = '[role="status"], [role="progressbar"]';

function othersBeside(element: HTMLElement | null): Element[] {
  return [...(element?.parentElement?.children ?? [])].filter(
    (other) => other !== element && !other.matches(speaking),
  );
}

/**
 * Whether the drawer is open. It belongs to the page on which it was opened, and to windows that show its
 * button. It covers the page, so the rest of the page is inert while it is open: the focus stays in header
 * and drawer.
 */
export function useDrawer({ path, chrome, burger }: DrawerPlace): DrawerState {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  useEffect(() => {
    if (!isOpen) return;
    const others = othersBeside(chrome.current);
    for (const other of others) other.toggleAttribute('inert', true);
    const onResize = () => {
      if (!burger.current?.offsetParent) setOpenOn(null);
    };
    addEventListener('resize', onResize);
    return () => {
      for (const other of others) other.removeAttribute('inert');
      removeEventListener('resize', onResize);
    };
  }, [isOpen, chrome, burger]);
  return {
    isOpen,
    toggle: () => setOpenOn(isOpen ? null : path),
    close: () => setOpenOn(null),
  };
}
