import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** By key as the browser names it; `Control+Enter` for the one with a modifier. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Whether single keys act: a person who speaks to their computer, or types with one hand, may switch them off. */
export const useSingleKeys = () => useStore('desk.singleKeys', true);

/** Listens on the whole page: single keys outside of fields and dialogs, keys with Control everywhere. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [hasSingleKeys] = useSingleKeys();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || document.querySelector('[role=dialog], [role=menu], [role=listbox]')) return;
      const isControl = event.ctrlKey || event.metaKey;
      // Leaves a field, so that the keys act again; by itself a browser would empty a search field.
      if (event.key === 'Escape' && event.target instanceof HTMLElement && isTyping(event.target)) {
        event.preventDefault();
        event.target.blur();
      }
      if (!isControl && (!hasSingleKeys || isTyping(event.target))) return;
      const act = latest.current[isControl ? `Control+${event.key}` : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
