import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from './save-file.ts';

/** A list of many thousand rows takes longer to arrive than anything else that the desk calls. */
const exportTimeoutMs = 5 * 60_000;

const nameIn = ({ headers }: Response) =>
  /^attachment; filename="([\w.-]+)"$/.exec(headers.get('Content-Disposition') ?? '')?.[1];

/**
 * Saves what a call answers as a file. The server records the export.
 * @param path of the call, such as `audit/export`
 * @param fileName where the answer does not name the file itself
 */
export function useExport(path: string, fileName: string) {
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  /** Never rejects: a failure is shown. @param choice what the file is to hold */
  async function save(choice: object): Promise<void> {
    setSaving(true);
    try {
      const answer = await fetch(`/api/desk/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(choice),
        signal: AbortSignal.timeout(exportTimeoutMs),
      });
      if (!answer.ok) throw new Error(`The export answered ${answer.status}`);
      saveFile(nameIn(answer) ?? fileName, await answer.blob());
    } catch {
      notify('The file could not be exported. Try again.', { type: 'error' });
    }
    setSaving(false);
  }
  return { save, isSaving };
}
