import { TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useShortcuts } from './use-shortcuts.ts';

/** Pause in typing after which the list is searched. */
const typingPauseMs = 250;

/** Searches the list around it by words: its filter `q`. */
export function SearchFilter(field: Pick<TextFieldProps, 'label' | 'sx'>) {
  const { filterValues, setFilters } = useListContext();
  // The address may have some.
  const [words, setWords] = useState<string>(filterValues['q'] ?? '');
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  useEffect(() => {
    if (words.trim() === (filterValues['q'] ?? '')) return undefined;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: words.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, filterValues, setFilters]);
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
