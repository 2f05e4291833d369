import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seedReferenceData } from '../../content/seed.ts';
import { describeImportIssue, describeImportRepair } from '#features/store/catalogue/model/import-issue.ts';
import { importChains } from '#features/store/catalogue/server/import/import-chains.ts';
import { importDapps } from '#features/store/catalogue/server/import/import-dapps.ts';
import type { ImportReport, ImportResult } from '#features/store/catalogue/server/import/import-report.ts';
import { importTokens } from '#features/store/catalogue/server/import/import-tokens.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { databasePlaceOf } from '#platform/database/database-place.ts';
import { parseSettings } from '#platform/env/settings.ts';
import { exampleLists, type ListKind } from './example-lists.ts';

const usage = `Imports a list into the store.

  npm run import -- dapps FILE    a TIP-001 list, or the public ecosystem list of Base
  npm run import -- chains FILE   ethereum-lists/chains (the list or one file), or a wallet's network list
  npm run import -- tokens FILE   a Token List (tokenlists.org), or a TIP-001 token file
  npm run import -- tokens --shape   prints an example of the file instead, of dapps and chains too

Every valid row is imported; running it again changes nothing. The summary, with one line for each row that was refused, repaired or imported
with a warning, is on standard output, progress on standard error.

The exit code is 0 when every row was taken, 1 when one of them or all were refused, and 2 when nothing could be imported: the command was
written wrongly, the file cannot be read or is no such list, or the database is not there.`;

const importers = { dapps: importDapps, chains: importChains, tokens: importTokens };

const shapes: Record<ListKind, string> = {
  dapps:
    'neither a TIP-001 list ({"dapp_list": […]}) nor an array of { name, description, url, imageUrl, category, subcategory }',
  chains: 'neither an array of chains, nor one chain, nor a list under "chains" or "networks"',
  tokens: 'neither a Token List ({"tokens": […]}), nor an array of tokens, nor a list under "token_list"',
};

function describeFileIssue(kind: ListKind, issue: Extract<ImportResult, { ok: false }>['issue']): string {
  if (issue === 'not-json') return 'is not JSON.';
  return issue === 'no-chains'
    ? 'is a list for a network that the database does not have.'
    : `is ${shapes[kind]}. npm run import -- ${kind} --shape prints an example.`;
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

interface Surroundings {
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** @throws Error with the sentence that says why nothing was imported */
async function importFile(
  { kind, file }: { kind: ListKind; file: string },
  { env, print, complain }: Surroundings,
): Promise<0 | 1> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} cannot be read (${error.code ?? error.message}).`);
  });
  const open = await connectDatabase(databasePlaceOf(parseSettings(env)));
  try {
    await seedReferenceData(open);
    const result = await importers[kind]({
      database: open.database,
      now: () => new Date(),
      text,
      onProgress: (done, all) => complain(`${done} of ${all}`),
    });
    if (!result.ok) throw new Error(`${file} ${describeFileIssue(kind, result.issue)}`);
    print(summarize(result.report).join('\n'));
    return result.report.refused.length > 0 ? 1 : 0;
  } finally {
    await open.close();
  }
}

const isKind = (word: string | undefined): word is ListKind =>
  word !== undefined && Object.hasOwn(importers, word);

/**
 * Imports one list.
 * @returns the exit code: 0 every row was taken, 1 some or all were refused, 2 nothing could be imported
 */
export async function runImport(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, complain } = surroundings;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, shape: { type: 'boolean' } },
    });
    const [kind, file, ...rest] = positionals;
    if (values.help) {
      print(usage);
      return 0;
    }
    if (isKind(kind) && values.shape && file === undefined) {
      print(JSON.stringify(exampleLists[kind], null, 2));
      return 0;
    }
    if (!isKind(kind) || file === undefined || rest.length > 0) {
      complain(usage);
      return 2;
    }
    return await importFile({ kind, file }, surroundings);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
