import type { ComponentProps } from 'react';
import { useListContext } from 'react-admin';
import { CsvButton, readEveryRow } from './csv-button.tsx';

/** Saves the list around it, as it is filtered and sorted, as CSV. */
export function ListCsvButton(file: Pick<ComponentProps<typeof CsvButton>, 'list' | 'name'>) {
  const { total, resource, filterValues: filter, sort } = useListContext();
  return (
    <CsvButton
      {...file}
      isEmpty={!total}
      readRows={(dataProvider) => readEveryRow(dataProvider, { resource, filter, sort })}
    />
  );
}
