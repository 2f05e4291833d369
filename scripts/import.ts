import { readFile } from 'node:fs/promises';
import { seedGround } from '../content/seed.ts';
import { describeImportFault, describeImportRepair } from '#features/catalogue/model/import-fault.ts';
import {
  importDapps,
  type ImportReport,
  type ImportResult,
} from '#features/catalogue/server/import/import-dapps.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { stopWith } from './report.ts';

/*
 * `npm run import -- dapps FILE` takes a list of DApps into the store: TIP-001, or the public ecosystem list of Base.
 * Progress goes to stderr, the summary with every refused row to stdout.
 */

const fileSentences: Record<Extract<ImportResult, { ok: false }>['fault'], string> = {
  'not-json': 'is not JSON.',
  'unknown-shape':
    'is neither a TIP-001 list ({"dapp_list": […]}) nor an array of { name, description, url, imageUrl, category, subcategory }.',
  'no-chains': 'is a list for a network that the database does not have.',
};

const nameOf = (row: { row: number; name: string }) => `row ${row.row}  ${row.name || '(no name)'}`;

function summarize({ rows, created, updated, unchanged, refused, repaired }: ImportReport): string[] {
  return [
    ...repaired.map((row) => `repaired  ${nameOf(row)}: ${row.repairs.map(describeImportRepair).join('; ')}`),
    ...refused.map((row) => `refused   ${nameOf(row)}: ${row.faults.map(describeImportFault).join('; ')}`),
    `${rows} rows: ${created} new, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`,
  ];
}

async function run(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  const settings = parseSettings(process.env);
  const open = await connectDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    await seedGround(open);
    const onProgress = (done: number, all: number) => process.stderr.write(`${done} of ${all}\n`);
    const result = await importDapps({ database: open.database, now: () => new Date(), text, onProgress });
    if (!result.ok) throw new Error(`${file} ${fileSentences[result.fault]}`);
    console.log(summarize(result.report).join('\n'));
  } finally {
    await open.close();
  }
}

const [kind, file, ...rest] = process.argv.slice(2);
if (kind !== 'dapps' || file === undefined || rest.length > 0)
  stopWith('Usage: npm run import -- dapps FILE');
try {
  await run(file);
} catch (error) {
  stopWith(error);
}
