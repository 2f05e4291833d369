import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useExport } from './use-export.ts';

interface ExportButtonProps {
  /** Of the call that answers with the file, such as `audit/export`. */
  path: string;
  fileName: string;
}

/** Saves what the filter of the list around it shows as CSV; all pages of it. The server records the export. */
export function ExportButton({ path, fileName }: ExportButtonProps) {
  const { filterValues } = useListContext();
  const { save, isSaving } = useExport(path, fileName);
  const given = () => Object.entries(filterValues as Record<string, unknown>).filter(([, value]) => value);
  return (
    <Button variant="outlined" disabled={isSaving} onClick={() => void save(Object.fromEntries(given()))}>
      Export CSV
    </Button>
  );
}
