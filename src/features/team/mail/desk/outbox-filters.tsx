import { NumberInput, SelectInput } from 'react-admin';
import { FilterBar } from '#features/core/desk-kit/desk/filter-bar.tsx';
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
  return <FilterBar search="Recipient" filters={filters} />;
}
