import { Box, MenuItem, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { listedKinds } from '../model/delisting.ts';
import { listedStates } from '../model/listing-change.ts';
import { kindWords, stateWords } from './listing-words.ts';

/** Pause in typing after which the list is searched. */
const typingPauseMs = 250;

function Choice({
  label,
  words,
  values,
  name,
}: {
  label: string;
  words: Readonly<Record<string, string>>;
  values: readonly string[];
  name: string;
}) {
  const { filterValues, setFilters } = useListContext();
  return (
    <TextField
      select
      label={label}
      value={filterValues[name] ?? values[0]}
      onChange={(event) => setFilters({ ...filterValues, [name]: event.target.value })}
      sx={{ minWidth: 160 }}
    >
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {words[value]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Kind, state and words. */
export function ListingFilters() {
  const { filterValues, setFilters } = useListContext();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (words.trim() === (filterValues['q'] ?? '')) return undefined;
    const timer = setTimeout(() => setFilters({ ...filterValues, q: words.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, filterValues, setFilters]);
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Choice label="Kind" name="kind" values={listedKinds} words={kindWords} />
      <Choice label="State" name="state" values={listedStates} words={stateWords} />
      <TextField
        label="Name, site or contract"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        sx={{ flex: 1, minWidth: 220 }}
      />
    </Box>
  );
}
