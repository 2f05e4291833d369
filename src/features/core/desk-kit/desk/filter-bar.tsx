import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { FilterForm } from 'react-admin';
import { SearchFilter } from './search-filter.tsx';

interface FilterBarProps {
  /** The name of the field for words; without it there is none. */
  search?: string;
  filters: ReactElement[];
}

/** The line above a table that narrows its list: every field at the same height, on as many lines as the window needs. */
export function FilterBar({ search, filters }: FilterBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 2,
        '& form': { minHeight: 0, p: 0, flex: '0 1 auto', rowGap: 1 },
        '& .RaFilterForm-filterFormInput, & > .MuiFormControl-root': { m: 0, pt: 0 },
        // As specific as the library's own, which would move the fields of its form down.
        '& form .RaFilterForm-filterFormInput .MuiFormControl-root': { m: 0 },
      }}
    >
      {search && <SearchFilter label={search} />}
      <FilterForm filters={filters} />
    </Box>
  );
}
