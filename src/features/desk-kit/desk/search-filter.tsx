import { TextField, type TextFieldProps } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';

/** Pause in typing after which the list is searched. */
const typingPauseMs = 250;

/** Searches the list around it by words: its filter `q`. */
export function SearchFilter(field: Pick<TextFieldProps, 'label' | 'sx'>) {
  const { filterValues, setFilters } = useListContext();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (words.trim() === (filterValues['q'] ?? '')) return undefined;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: words.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, filterValues, setFilters]);
  return (
    <TextField {...field} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
  );
}
