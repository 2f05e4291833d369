import { TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useShortcuts } from './use-shortcuts.ts';

/** Pause in typing after which the list is searched. */
const typingPauseMs = 250;

/**
 * The words of the field. They stay as they are typed while the list follows; what comes from elsewhere, such as the address that a person
 * goes back to, takes their place.
 * @param q the filter
 */
function useWords(q: string) {
  const [words, setWords] = useState(q);
  // Searched for, and not in the list yet. On a slow device the list follows late, and what was typed since then stays.
  const [sent, setSent] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    const place = sent.indexOf(q);
    setSeen(q);
    setSent(place < 0 ? [] : sent.slice(place + 1));
    if (place < 0) setWords(q);
  }
  return { words, setWords, setSent };
}

/** Searches the list around it by words: its filter `q`. */
export function SearchFilter(field: Pick<TextFieldProps, 'label' | 'sx'>) {
  const { filterValues, setFilters } = useListContext();
  const q = String(filterValues['q'] ?? '');
  const { words, setWords, setSent } = useWords(q);
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  useEffect(() => {
    if (words.trim() === q) return undefined;
    const timer = setTimeout(() => {
      setSent((earlier) => [...earlier, words.trim()]);
      setFilters({ ...filterValues, q: words.trim() });
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, q, filterValues, setFilters, setSent]);
  return (
    <TextField
      {...field}
      type="search"
      inputRef={input}
      value={words}
      onChange={(event) => setWords(event.target.value)}
      slotProps={{ htmlInput: { 'aria-keyshortcuts': '/' } }}
    />
  );
}
