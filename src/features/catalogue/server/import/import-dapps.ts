import { urlKey } from '#lib/url-key.ts';
import { listChains } from '#features/chains/server/list-chains.ts';
import type { Database } from '#platform/database/database.ts';
import type { CheckedRow, ImportCandidate } from './import-row.ts';
import { emptyReport, type ImportReport, type ImportResult } from './import-report.ts';
import { readImportFile } from './read-import-file.ts';
import { writeBatch } from './write-batch.ts';

type SoundRow = { row: number; name: string; candidate: ImportCandidate };

/** Rows per transaction: what a stop in the middle leaves is whole batches, and the next run goes on where it matters. */
const batchRows = 100;

/** Parts the rows; a site that stands twice in the file is taken once, at its first place. */
function sortRows(rows: readonly CheckedRow[], report: ImportReport): SoundRow[] {
  const sound: SoundRow[] = [];
  const firstRow = new Map<string, number>();
  for (const { row, name, result } of rows) {
    if (!result.ok) {
      report.refused.push({ row, name, faults: result.faults });
      continue;
    }
    const key = urlKey(result.candidate.url);
    const earlier = firstRow.get(key);
    if (earlier !== undefined) {
      report.refused.push({ row, name, faults: [{ code: 'duplicate-in-file', detail: `row ${earlier}` }] });
      continue;
    }
    firstRow.set(key, row);
    sound.push({ row, name, candidate: result.candidate });
    if (result.warnings.length > 0) report.warned.push({ row, name, warnings: result.warnings });
    if (result.repairs.length > 0) report.repaired.push({ row, name, repairs: result.repairs });
  }
  return sound;
}

/**
 * Imports a list of DApps (TIP-001 or the public ecosystem list). Sound rows are taken, all others are refused with every reason.
 * Running it again changes nothing: a site is known by its `urlKey`.
 * @param options.onProgress is told how many sound rows are written, and of how many
 */
export async function importDapps(options: {
  database: Database;
  now: () => Date;
  text: string;
  onProgress?: (done: number, all: number) => void;
}): Promise<ImportResult> {
  const { database, now, text, onProgress } = options;
  const file = readImportFile(text, await listChains(database));
  if (!file.ok) return file;
  const report = emptyReport(file.rows.length);
  const sound = sortRows(file.rows, report);
  for (let start = 0; start < sound.length; start += batchRows) {
    const batch = sound.slice(start, start + batchRows);
    const outcomes = await writeBatch(
      database,
      batch.map(({ candidate }) => candidate),
      now(),
    );
    for (const [place, { row, name }] of batch.entries()) {
      const outcome = outcomes[place] ?? 'unchanged';
      if (typeof outcome === 'string') report[outcome] += 1;
      else
        report.refused.push({
          row,
          name,
          faults: [{ code: 'duplicate-of-listed', detail: `DApp ${outcome.duplicateOf}` }],
        });
    }
    onProgress?.(Math.min(start + batchRows, sound.length), sound.length);
  }
  report.refused.sort((a, b) => a.row - b.row);
  return { ok: true, report };
}
