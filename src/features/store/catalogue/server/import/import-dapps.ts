import { urlKey } from '#lib/url-key.ts';
import { listChains } from '#features/core/chains/server/list-chains.ts';
import type { Database } from '#platform/database/database.ts';
import { acceptRows, emptyReport, type ImportResult } from './import-report.ts';
import { readImportFile } from './read-import-file.ts';
import { writeBatch } from './write-batch.ts';

/** Rows per transaction: an interrupted import leaves complete batches, and the next run continues. */
const batchRows = 100;

/**
 * Imports a list of DApps (TIP-001 or the public ecosystem list). Valid rows are written, all others are
 * rejected with every reason. Running it again changes nothing: a site is identified by its `urlKey`.
 * @param options.onProgress called with the number of written rows and the total
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
  const accepted = acceptRows(file.rows, ({ url }) => urlKey(url), report);
  for (let start = 0; start < accepted.length; start += batchRows) {
    const batch = accepted.slice(start, start + batchRows);
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
          issues: [{ code: 'duplicate-of-listed', detail: `DApp ${outcome.duplicateOf}` }],
        });
    }
    onProgress?.(Math.min(start + batchRows, accepted.length), accepted.length);
  }
  report.refused.sort((a, b) => a.row - b.row);
  return { ok: true, report };
}
