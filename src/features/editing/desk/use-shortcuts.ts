import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=combobox]');

/** `/`, `n`, `Ctrl+s`, `Alt+e`. */
type Shortcuts = Readonly<Record<string, () => void>>;

function nameOf({ key, ctrlKey, metaKey, altKey, code }: KeyboardEvent): string {
  // With Alt held, `key` is what the layout types with it.
  const letter = altKey && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
  return [...(ctrlKey || metaKey ? ['Ctrl'] : []), ...(altKey ? ['Alt'] : []), letter].join('+');
}

/** Keys of a screen. Single keys do nothing while someone types. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const act = latest.current[name];
      if (!act || (!name.includes('+') && isTyping(event.target))) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
