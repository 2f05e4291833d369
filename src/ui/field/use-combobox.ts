import { useState, type KeyboardEvent } from 'react';
import { filterOptions, type Option } from './filter-options.ts';

export interface Combobox {
  open: boolean;
  typed: string;
  shown: readonly Option[];
  /** The option that Enter selects; -1 for none. */
  active: number;
  show: () => void;
  hide: () => void;
  type: (text: string) => void;
  point: (index: number) => void;
  /** Selects an option and stays open for the next one. */
  take: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The state of a multi-select combobox: the typed text, the visible options, the active option. */
export function useCombobox(input: {
  options: readonly Option[];
  onToggle: (value: string) => void;
  /** Backspace in the empty input. */
  onErase: () => void;
}): Combobox {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState(-1);
  const shown = filterOptions(input.options, typed);
  const active = Math.min(pointed, shown.length - 1);

  const show = () => setOpen(true);
  const hide = () => {
    setOpen(false);
    setPointed(-1);
  };
  const move = (index: number) => {
    show();
    if (shown.length > 0) setPointed((index + shown.length) % shown.length);
  };
  const take = (option: Option) => {
    input.onToggle(option.value);
    setTyped('');
    setPointed(-1);
  };

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? shown.length - 1 : active - 1),
    Home: open && active >= 0 ? () => move(0) : undefined,
    End: open && active >= 0 ? () => move(shown.length - 1) : undefined,
    Enter: () => {
      const option = shown[typed === '' ? active : Math.max(active, 0)];
      if (open && option) take(option);
    },
    Escape: open ? hide : undefined,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '') return input.onErase();
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };

  return {
    open,
    typed,
    shown,
    active,
    show,
    hide,
    type: (text) => {
      setTyped(text);
      setPointed(text === '' ? -1 : 0);
      show();
    },
    point: setPointed,
    take,
    onKeyDown,
  };
}
