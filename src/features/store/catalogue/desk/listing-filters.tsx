import { Box, MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { SearchFilter } from '#features/core/desk-kit/desk/search-filter.tsx';
import { listedKinds } from '../model/delisting.ts';
import { listedSources, listedStates } from '../model/listing-change.ts';
import { kindWords, sourceWords, stateWords } from './listing-words.ts';

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

/** Kind, state, source and words. */
export function ListingFilters() {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Choice label="Kind" name="kind" values={listedKinds} words={kindWords} />
      <Choice label="State" name="state" values={listedStates} words={stateWords} />
      <Choice label="Source" name="source" values={listedSources} words={sourceWords} />
      <SearchFilter label="Name, site or contract" sx={{ flex: 1, minWidth: 220 }} />
    </Box>
  );
}
