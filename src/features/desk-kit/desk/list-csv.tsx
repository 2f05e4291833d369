import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'react-admin';
import { csvMark, toCsv } from '#lib/to-csv.ts';
import { listCells } from './list-cells.ts';
import { saveFile } from './save-file.ts';

const rowsPerCall = 100;
/** A spreadsheet stays usable, and the server is asked two hundred times at most. */
const mostRows = 20_000;

/** Reads every page of the list around it, as it is filtered and sorted. */
function useEveryRow() {
  const dataProvider = useDataProvider();
  const { resource, filterValues, sort } = useListContext();
  return async (): Promise<RaRecord[]> => {
    const rows: RaRecord[] = [];
    for (let page = 1; rows.length < mostRows; page += 1) {
      const pagination = { page, perPage: rowsPerCall };
      const { data, total } = await dataProvider.getList(resource, {
        filter: filterValues,
        sort,
        pagination,
      });
      rows.push(...data);
      if (data.length < rowsPerCall || (total !== undefined && rows.length >= total)) break;
    }
    return rows;
  };
}

/** Saves the list around it as CSV; the log says so. @param name of the list, which becomes the file's */
export function ListCsvButton({ name }: { name: string }) {
  const { total } = useListContext();
  const readEveryRow = useEveryRow();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const list = name.toLowerCase().replaceAll(' ', '-');
  const save = async () => {
    setSaving(true);
    try {
      const rows = await readEveryRow();
      await dataProvider.create('list-exports', { data: { list, rows: rows.length } });
      saveFile(`${list}.csv`, new Blob([csvMark, toCsv(listCells(rows))], { type: 'text/csv' }));
      if (rows.length === mostRows)
        notify('The first 20,000 rows were saved. Narrow the list to save the others.', { type: 'warning' });
    } catch {
      notify('The file could not be exported. Try again.', { type: 'error' });
    }
    setSaving(false);
  };
  return (
    <Button variant="outlined" color="inherit" disabled={isSaving || !total} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
