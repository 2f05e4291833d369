import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/* Visitors choose what patterns read, so a pattern whose time grows faster than its input is an outage. The
   linter must refuse it. */
const root = join(import.meta.dirname, '../..');
/** Without the rules that need types: a planted file is in no TypeScript project. */
const eslint = new ESLint({ cwd: root, overrideConfig: tseslint.configs.disableTypeChecked });

async function findRefusals(file: string, pattern: string): Promise<(string | null)[]> {
  const source = `export const reads = (text: string) => ${pattern}.test(text);\n`;
  const [result] = await eslint.lintText(source, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const places = [
  'src/platform/files/planted.ts',
  'src/features/store/catalogue/view/planted.tsx',
  'content/planted.ts',
];

test.each(places)('the linter refuses a slow pattern in %s', async (file) => {
  // As it was in the reading of uploads: 1 KB kept the process busy forever.
  expect(await findRefusals(file, String.raw`/^\s*(<!--[^]*?-->|\s)*<svg/`)).toContain(
    'regexp/no-super-linear-backtracking',
  );
  // As it was in the handling of addresses: 15 KB took 0.4 s.
  expect(await findRefusals(file, String.raw`/\/+$/`)).toEqual(['regexp/no-super-linear-move']);
  expect(await findRefusals(file, String.raw`/^(?:a|b)+$/`)).toEqual([]);
});
