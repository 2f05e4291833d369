import { useEffect, useState, type KeyboardEvent } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';

/** Id of one option of a list. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ListboxInput {
  /** Id of the element with the role `listbox`; its options have `optionId`. */
  id: string;
  /** How many options there are now. */
  count: number;
  /** Arrow keys stop at the field itself between the last option and the first. */
  stopsAtField?: boolean;
  /** Enter on the active option. */
  onPick: (index: number) => void;
}

/**
 * The behavior of a text field with a list of options below it (the ARIA pattern "combobox with a listbox popup"). The focus stays in
 * the field, which names the active option; that option is scrolled into view.
 */
export function useListbox({ id, count, stopsAtField, onPick }: ListboxInput) {
  /** The active option; -1 while there is none, null while the list is closed. */
  const [place, setPlace] = useState<number | null>(null);
  const isOpen = place !== null;
  const active = Math.min(place ?? -1, count - 1);
  const activeId = active < 0 ? undefined : optionId(id, active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = () => setPlace((before) => before ?? -1);
  const close = () => setPlace(null);
  /** The place after another one; the field itself, -1, is between the ends. */
  const next = (from: number, step: number) => ((from + 1 + step + count + 1) % (count + 1)) - 1;
  const move = (step: number) => {
    const index = next(active, step);
    setPlace(index < 0 && !stopsAtField ? next(index, step) : index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (belongsToInputMethod(event)) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Home' && activeId) setPlace(0);
    else if (key === 'End' && activeId) setPlace(count - 1);
    else if (key === 'Enter' && activeId) onPick(active);
    else if (key === 'Escape' && isOpen) {
      // A dialog around the field stays open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    open,
    close,
    /** Opens the list with an active option; -1 for none. */
    point: setPlace,
    /** Attributes and handlers of the field. */
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && count > 0,
      'aria-controls': id,
      'aria-activedescendant': activeId,
      onClick: open,
      onKeyDown,
    } as const,
  };
}
