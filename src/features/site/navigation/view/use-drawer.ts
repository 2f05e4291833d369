import { useEffect, useState, type RefObject } from 'react';
import { afterPaint } from '#lib/after-paint.ts';
import { useLeaving } from './use-leaving.ts';

export interface DrawerPlace {
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
 * Whether the drawer is open. It closes when the person leaves the page, and in windows that do not show
 * its button. It covers the page, so the rest of the page is inert while it is open: the focus stays in header
 * and drawer.
 */
export function useDrawer({ chrome, burger }: DrawerPlace): DrawerState {
  const [isOpen, setIsOpen] = useState(false);
  useLeaving(isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    const others = othersBeside(chrome.current);
    // The browser styles the whole page again for it: that comes after the paint that answers the press.
    const setInert = (isInert: boolean) =>
      afterPaint(() => others.forEach((other) => other.toggleAttribute('inert', isInert)));
    setInert(true);
    const onResize = () => {
      if (!burger.current?.offsetParent) setIsOpen(false);
    };
    addEventListener('resize', onResize);
    return () => {
      setInert(false);
      removeEventListener('resize', onResize);
    };
  }, [isOpen, chrome, burger]);
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
