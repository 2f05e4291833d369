import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import { timeoutSignal } from '#lib/http-timeout.ts';

/** Saves a text as a file of this device. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The entries that the filter shows, as CSV. The export is an entry itself. */
export function ExportButton() {
  const { filterValues } = useListContext();
  const notify = useNotify();

  async function save() {
    const given = Object.entries(filterValues as Record<string, unknown>).filter(([, value]) => value);
    const answer = await fetch('/api/desk/audit/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(given)),
      signal: timeoutSignal(),
    });
    if (answer.ok) saveFile('audit-log.csv', await answer.blob());
    else notify('The audit log could not be exported. Try again.', { type: 'error' });
  }
  return (
    <Button variant="outlined" onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
