import { Box } from '@mui/material';
import { FilterForm, NumberInput, SelectInput } from 'react-admin';
import { SearchFilter } from '#features/core/desk-kit/desk/search-filter.tsx';
import { mailKinds } from '../model/mail-kind.ts';
import { mailKindWords } from './mail-words.ts';

const kindChoices = mailKinds
  .map((id) => ({ id, name: mailKindWords[id] }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

const filters = [
  <SelectInput key="kind" source="kind" alwaysOn label="Kind" emptyText="Every kind" choices={kindChoices} />,
  <NumberInput key="submission" source="submission" alwaysOn label="Submission" min={1} />,
];

/** What the outbox is searched by, beside the state. */
export function OutboxFilters() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 2,
        '& form': { minHeight: 0, p: 0, flex: 'none' },
        '& .RaFilterForm-filterFormInput, & .MuiFormControl-root': { m: 0, pt: 0 },
      }}
    >
      <SearchFilter label="Recipient" />
      <FilterForm filters={filters} />
    </Box>
  );
}
