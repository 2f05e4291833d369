import { Box, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { SearchFilter } from '#features/core/desk-kit/desk/search-filter.tsx';

interface ChoiceProps {
  /** Of the filter. */
  name: string;
  label: string;
  /** What can be chosen, with its words. */
  words: Readonly<Record<string, string>>;
}

/** Narrows the list around it to one of a few values. */
export function ChoiceFilter({ name, label, words }: ChoiceProps) {
  const { filterValues, setFilters } = useListContext();
  const { [name]: chosen = '', ...others } = filterValues as Record<string, string>;
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target: { value } }) => setFilters(value === '' ? others : { ...others, [name]: value })}
      sx={{ minWidth: 190 }}
    >
      <MenuItem value="">All</MenuItem>
      {Object.entries(words).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What a list of cases is searched and narrowed by. @param props.search what is searched @param props.children choices */
export function CaseFilters({ search, children }: { search: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      <SearchFilter label={search} sx={{ minWidth: 260 }} />
      {children}
    </Box>
  );
}
