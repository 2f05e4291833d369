import { useState, type KeyboardEvent } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { filterOptions, type Option } from './filter-options.ts';
import { useListbox } from './use-listbox.ts';

/** The state of a multi-select combobox: the typed text, the visible options, the active option. */
export function useCombobox(input: {
  listId: string;
  options: readonly Option[];
  /** Chinese characters that are one in the options. */
  hanPairs?: string | undefined;
  onToggle: (value: string) => void;
  /** Backspace in the empty input. */
  onErase: () => void;
}) {
  const [typed, setTyped] = useState('');
  const shown = filterOptions(input.options, typed, input.hanPairs);
  /** Selects an option and stays open for the next one. */
  const pick = (index: number) => {
    const option = shown[index];
    if (!option) return;
    input.onToggle(option.value);
    setTyped('');
    listbox.point(-1);
  };
  const listbox = useListbox({ id: input.listId, count: shown.length, onPick: pick });

  const onKeyDown = (event: KeyboardEvent) => {
    // In this field Enter never sends the form, not even from a phone's keyboard that leaves the word open.
    if (event.key === 'Enter') event.preventDefault();
    if (belongsToInputMethod(event)) return;
    if (event.key === 'Backspace' && typed === '') return input.onErase();
    listbox.fieldProps.onKeyDown(event);
  };
  const type = (text: string) => {
    setTyped(text);
    listbox.point(text === '' ? -1 : 0);
  };
  return { ...listbox, typed, shown, type, pick, fieldProps: { ...listbox.fieldProps, onKeyDown } };
}
