import { useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { foldText } from '#lib/fold-text.ts';

/** The beginning of a name that is being typed behind an `@`, before the caret. */
const typedName = /(?:^|[^\p{L}\p{N}_])@([\p{L}\p{N}_ ]{0,60})$/u;

interface Typed {
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Offers the colleagues whose names begin as what is typed behind an `@`, with or without accents. */
export function useMentions({ text, setText, field }: Typed, colleagues: readonly string[]) {
  const [chosen, setChosen] = useState(0);
  const [caret, setCaret] = useState(0);
  const started = typedName.exec(text.slice(0, caret))?.[1];
  const folded = foldText(started ?? '');
  const names = colleagues.filter(
    (name) =>
      started !== undefined &&
      foldText(name).startsWith(folded) &&
      name.toLowerCase() !== started.toLowerCase(),
  );
  const current = Math.min(chosen, names.length - 1);

  function take(name: string) {
    const before = text.slice(0, caret - (started?.length ?? 0));
    const end = before.length + name.length + 1;
    // The name is in the field before the next key is.
    flushSync(() => {
      setText(`${before}${name} ${text.slice(caret)}`);
      setCaret(end);
      setChosen(0);
    });
    field.current?.setSelectionRange(end, end);
  }
  function move(event: KeyboardEvent) {
    const name = names[current];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (name === undefined || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === 'Tab') take(name);
    else if (event.key === 'Escape') setCaret(0);
    else if (step) setChosen((current + step + names.length) % names.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { names, current, take, move, setCaret, close: () => setCaret(0) };
}
