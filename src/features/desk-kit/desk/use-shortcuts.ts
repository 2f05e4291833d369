import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';

/** By key as the browser names it, letters in lower case; with a modifier `Control+Enter`, `Control+s`, `Alt+e`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/** Whether single keys act: a person who speaks to their computer, or types with one hand, may switch them off. */
export const useSingleKeys = () => useStore('desk.singleKeys', true);

function nameOf({ key, ctrlKey, metaKey, altKey, code }: KeyboardEvent): string {
  // With Alt held, `key` is what the layout types with it.
  const letter = altKey && code.startsWith('Key') ? code.slice(3) : key;
  const name = letter.length === 1 ? letter.toLowerCase() : letter;
  return [...(ctrlKey || metaKey ? ['Control'] : []), ...(altKey ? ['Alt'] : []), name].join('+');
}

/** Listens on the whole page: single keys outside of fields and dialogs, keys with a modifier in fields too. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [hasSingleKeys] = useSingleKeys();
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog], [role=menu], [role=listbox]')) return;
      const isSingle = !event.ctrlKey && !event.metaKey && !event.altKey;
      // Leaves a field, so that the keys act again; by itself a browser would empty a search field.
      if (event.key === 'Escape' && event.target instanceof HTMLElement && isTyping(event.target)) {
        event.preventDefault();
        event.target.blur();
      }
      if (isSingle && (!hasSingleKeys || isTyping(event.target))) return;
      const act = latest.current[nameOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
