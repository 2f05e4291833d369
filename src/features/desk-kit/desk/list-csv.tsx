import { useListContext } from 'react-admin';
import { CsvButton, readEveryRow } from './csv-button.tsx';

/** Saves the list around it, as it is filtered and sorted, as CSV. @param name of the list, which becomes the file's */
export function ListCsvButton({ name }: { name: string }) {
  const { total, resource, filterValues: filter, sort } = useListContext();
  return (
    <CsvButton
      name={name}
      isEmpty={!total}
      readRows={(dataProvider) => readEveryRow(dataProvider, { resource, filter, sort })}
    />
  );
}
