import { useEffect, useRef } from 'react';
import { useStore } from 'react-admin';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import type { ShortcutKey } from './shortcut-words.ts';

/** By key as the browser names it, letters in lower case; with a modifier `Control+Enter`, `Control+s`, `Alt+e`. */
export type Shortcuts = Readonly<
  Partial<Record<ShortcutKey, ((target: EventTarget | null) => void) | undefined>>
>;

const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=combobox]';

/** Whether a key that was pressed here writes. */
export function isTyping(target: EventTarget | null): boolean {
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

/** What a screen calls its keys, where that is not what they do everywhere (`shortcut-words.ts`). */
export type OwnWords = Readonly<Record<string, string>>;

interface Mounted {
  shortcuts: Shortcuts;
  words: OwnWords;
}

const mounted = new Set<{ readonly current: Mounted }>();

/** The keys that act now, whichever part of the screen listens, each with the words of its own that the part gave it. */
export function listShortcuts(): Map<string, string | undefined> {
  const active = [...mounted].flatMap(({ current: { shortcuts, words } }) =>
    (Object.keys(shortcuts) as ShortcutKey[])
      .filter((key) => shortcuts[key] !== undefined)
      .map((key) => [key, words[key]] as const),
  );
  return new Map(active);
}

const noWords: OwnWords = {};

/**
 * Whether keys belong to something that is over the screen. A dialog keeps them until it has faded out, so that a key pressed twice does not
 * act on what is below it; a list that fades out was only a field's.
 */
const isCovered = (): boolean =>
  document.querySelector('[role=dialog], [role=menu]') !== null ||
  [...document.querySelectorAll('[role=listbox]')].some((list) => !list.closest('[aria-hidden=true]'));

/** Listens on the whole page: single keys outside of fields and dialogs, keys with a modifier in fields too. */
export function useShortcuts(shortcuts: Shortcuts, words: OwnWords = noWords): void {
  const [hasSingleKeys] = useSingleKeys();
  const latest = useRef({ shortcuts, words });
  useEffect(() => {
    latest.current = { shortcuts, words };
  });
  useEffect(() => {
    mounted.add(latest);
    return () => void mounted.delete(latest);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (belongsToInputMethod(event) || isCovered()) return;
      const isSingle = !event.ctrlKey && !event.metaKey && !event.altKey;
      // Leaves a field, so that the keys act again; by itself a browser would empty a search field.
      if (event.key === 'Escape' && event.target instanceof HTMLElement && isTyping(event.target)) {
        event.preventDefault();
        event.target.blur();
      }
      if (isSingle && (!hasSingleKeys || isTyping(event.target))) return;
      const act = latest.current.shortcuts[nameOf(event) as ShortcutKey];
      if (!act) return;
      event.preventDefault();
      act(event.target);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
