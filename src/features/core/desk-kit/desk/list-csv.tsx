import type { ComponentProps } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { CsvButton, readEveryRow } from './csv-button.tsx';

interface ListCsvProps extends Pick<ComponentProps<typeof CsvButton>, 'list' | 'name'> {
  /** The line of a record, where a cell cannot hold what the record does. */
  lineOf?: (record: RaRecord) => object;
}

/** Saves the list around it, as it is filtered and sorted, as CSV. */
export function ListCsvButton({ lineOf, ...file }: ListCsvProps) {
  const { total, resource, filterValues: filter, sort } = useListContext();
  return (
    <CsvButton
      {...file}
      isEmpty={!total}
      readRows={async (dataProvider) => {
        const rows = await readEveryRow(dataProvider, { resource, filter, sort });
        return lineOf ? rows.map(lineOf) : rows;
      }}
    />
  );
}
