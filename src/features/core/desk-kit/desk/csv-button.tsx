import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useNotify, type DataProvider, type RaRecord, type SortPayload } from 'react-admin';
import { csvMark, toCsv } from '#lib/to-csv.ts';
import type { ExportedList } from '../model/exported-list.ts';
import { listCells } from './list-cells.ts';
import { saveFile } from './save-file.ts';

const rowsPerCall = 100;
/** A spreadsheet stays usable, and the server is asked two hundred times at most. */
const mostRows = 20_000;

interface WholeList {
  resource: string;
  filter: object;
  sort: SortPayload;
}

/** Reads every page of a list. */
export async function readEveryRow(
  dataProvider: DataProvider,
  { resource, filter, sort }: WholeList,
): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; rows.length < mostRows; page += 1) {
    const pagination = { page, perPage: rowsPerCall };
    const { data, total } = await dataProvider.getList(resource, { filter, sort, pagination });
    rows.push(...data);
    if (data.length < rowsPerCall || (total !== undefined && rows.length >= total)) break;
  }
  return rows;
}

interface CsvButtonProps {
  /** What the log calls it. */
  list: ExportedList;
  /** Of the file; of the list when left out. */
  name?: string;
  /** Reads what the file is to hold. */
  readRows: (dataProvider: DataProvider) => Promise<readonly object[]>;
  isEmpty: boolean;
  /** Where a screen has several lists. */
  label?: string;
}

/** Saves a list as CSV; the log says so. */
export function CsvButton({ list, name = list, readRows, isEmpty, label = 'Export CSV' }: CsvButtonProps) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const rows = await readRows(dataProvider);
      await dataProvider.create('list-exports', { data: { list, rows: rows.length } });
      saveFile(`${name}.csv`, new Blob([csvMark, toCsv(listCells(rows))], { type: 'text/csv' }));
      if (rows.length === mostRows)
        notify('The first 20,000 rows were exported. Filter the list to export the others.', {
          type: 'warning',
        });
    } catch {
      notify('The file could not be exported. Try again.', { type: 'error' });
    }
    setSaving(false);
  };
  return (
    <Button variant="outlined" color="inherit" disabled={isSaving || isEmpty} onClick={() => void save()}>
      {label}
    </Button>
  );
}
