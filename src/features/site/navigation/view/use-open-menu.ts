import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { MenuGroupId } from '../model/navigation.ts';
import { useLeaving } from './use-leaving.ts';

/** The menus of the header. */
export type MenuId = MenuGroupId | 'brand-kit';

/** A pointer that only passes over the header opens nothing. */
const openDelayMs = 100;
/** The pointer may briefly leave both on its way from the button to the menu. */
const closeDelayMs = 320;
/** A click right after the menu opened on hover was meant to open it. */
const settleMs = 300;

export interface OpenMenu {
  open: MenuId | null;
  close: () => void;
  /** Click on a group's button. */
  toggle: (group: MenuId) => void;
  /** For the list item around button and menu. */
  hoverOf: (group: MenuId) => {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/**
 * Which menu is open. A mouse opens by hovering and closes that by leaving; a click opens and closes
 * permanently, and leaving the page closes.
 */
export function useOpenMenu(): OpenMenu {
  const [state, setState] = useState<{ group: MenuId; byHover: boolean } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAtMs = useRef(0);
  const open = state?.group ?? null;
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delayMs: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    setState(null);
  };
  useLeaving(open !== null, close);
  const openByHover = (group: MenuId) => {
    openedAtMs.current = performance.now();
    setState({ group, byHover: true });
  };
  return {
    open,
    close,
    toggle: (group) => {
      clearTimeout(timer.current);
      const hasSettled = !state?.byHover || performance.now() - openedAtMs.current > settleMs;
      setState(open === group && hasSettled ? null : { group, byHover: false });
    },
    hoverOf: (group) => ({
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse') return;
        if (open === group) clearTimeout(timer.current);
        else later(openDelayMs, () => openByHover(group));
      },
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse') return;
        clearTimeout(timer.current);
        if (open === group && state?.byHover) later(closeDelayMs, close);
      },
    }),
  };
}
