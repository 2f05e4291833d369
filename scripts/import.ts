import { readFile } from 'node:fs/promises';
import { seedReferenceData } from '../content/seed.ts';
import { describeImportIssue, describeImportRepair } from '#features/catalogue/model/import-issue.ts';
import { importChains } from '#features/catalogue/server/import/import-chains.ts';
import { importDapps } from '#features/catalogue/server/import/import-dapps.ts';
import type { ImportReport, ImportResult } from '#features/catalogue/server/import/import-report.ts';
import { importTokens } from '#features/catalogue/server/import/import-tokens.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { stopWith } from './report.ts';

/* `npm run import -- dapps FILE` imports a list of DApps into the store: TIP-001, or the public ecosystem
   list of Base;
   `chains FILE` EVM chains (ethereum-lists/chains, network lists of wallets); `tokens FILE` tokens (Token
   Lists, TIP-001 token files).
   Progress goes to stderr, the summary with every rejected row to stdout. */

const importers = { dapps: importDapps, chains: importChains, tokens: importTokens };
type ImportKind = keyof typeof importers;

const shapes: Record<ImportKind, string> = {
  dapps:
    'neither a TIP-001 list ({"dapp_list": […]}) nor an array of { name, description, url, imageUrl, category, subcategory }.',
  chains: 'neither an array of chains, nor one chain, nor a list under "chains" or "networks".',
  tokens: 'neither a Token List ({"tokens": […]}), nor an array of tokens, nor a list under "token_list".',
};

function describeFileIssue(kind: ImportKind, issue: Extract<ImportResult, { ok: false }>['issue']): string {
  if (issue === 'not-json') return 'is not JSON.';
  return issue === 'no-chains'
    ? 'is a list for a network that the database does not have.'
    : `is ${shapes[kind]}`;
}

const nameOf = (row: { row: number; name: string }) => `row ${row.row}  ${row.name || '(no name)'}`;

function summarize({ rows, created, updated, unchanged, refused, repaired, warned }: ImportReport): string[] {
  return [
    ...repaired.map((row) => `repaired  ${nameOf(row)}: ${row.repairs.map(describeImportRepair).join('; ')}`),
    ...warned.map((row) => `warning   ${nameOf(row)}: ${row.warnings.map(describeImportIssue).join('; ')}`),
    ...refused.map((row) => `refused   ${nameOf(row)}: ${row.issues.map(describeImportIssue).join('; ')}`),
    `${rows} rows: ${created} new, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`,
  ];
}

async function run(kind: ImportKind, file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  const settings = parseSettings(process.env);
  const open = await connectDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  try {
    await seedReferenceData(open);
    const onProgress = (done: number, all: number) => process.stderr.write(`${done} of ${all}\n`);
    const result = await importers[kind]({
      database: open.database,
      now: () => new Date(),
      text,
      onProgress,
    });
    if (!result.ok) throw new Error(`${file} ${describeFileIssue(kind, result.issue)}`);
    console.log(summarize(result.report).join('\n'));
  } finally {
    await open.close();
  }
}

const [kind, file, ...rest] = process.argv.slice(2);
if (kind === undefined || !Object.hasOwn(importers, kind) || file === undefined || rest.length > 0)
  stopWith('Usage: npm run import -- dapps|chains|tokens FILE');
try {
  await run(kind as ImportKind, file);
} catch (error) {
  stopWith(error);
}
