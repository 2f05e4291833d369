import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { listDonationProblems } from '#app/brand-check/list-donation-problems.ts';
import {
  listDemonstrationClaims,
  listDemonstrationColors,
  listDemonstrationTexts,
} from '#app/brand-check/list-leftovers.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { askForBrand } from './brand/ask-for-brand.ts';
import { AnswersError, makeBrand, type BrandAnswers } from './brand/make-brand.ts';

const usage = `The brand of your wallet.

  npm run brand -- new DIR              asks for what no brand can be without, and makes the folder DIR
  npm run brand -- new DIR --from FILE  takes it from a JSON file: any part of brand.json, and "languages" and "colors"

Start the portal with BRAND_DIR=DIR. What each file decides is in docs/brand.md.`;

function readAnswers(file: string): BrandAnswers {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof answers === 'object' && answers !== null && 'name' in answers) return answers as BrandAnswers;
  } catch (error) {
    throw new AnswersError(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new AnswersError(`${file} has no "name": it begins as brand.json does.`);
}

async function ask(): Promise<BrandAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    return await askForBrand(async (question) => {
      terminal.setPrompt(question);
      terminal.prompt();
      const { value, done } = await lines.next();
      if (done) throw new AnswersError('Nothing was made: not every question was answered.');
      return value;
    });
  } finally {
    terminal.close();
  }
}

/** What the production start will still refuse, a line each. */
function listLeft(folder: string): string[] {
  const read = <Value>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Value;
  const brand = read<Brand>('brand.json');
  const kit = { ...brand.kit, colors: read<Brand['kit']['colors']>('colors.json') };
  return [
    ...listDonationProblems(brand.donation),
    ...listDemonstrationTexts(brand),
    ...listDemonstrationClaims(brand),
    ...listDemonstrationColors({ kit }),
  ];
}

async function make(directory: string, from: string | undefined): Promise<void> {
  const folder = resolve(directory);
  await makeBrand(folder, from === undefined ? await ask() : readAnswers(from));
  const left = listLeft(folder);
  console.log(`Made ${folder}. Start the portal with BRAND_DIR=${folder}.`);
  console.log('Its logo is a first drawing of the name: put your own files in the folder logo.');
  if (left.length > 0)
    console.log(`Before npm run serve, change in brand.json:\n${left.map((line) => `  ${line}`).join('\n')}`);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { from: { type: 'string' } } });
const [command, directory, ...others] = positionals;
if (command !== 'new' || directory === undefined || others.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await make(directory, values.from);
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
