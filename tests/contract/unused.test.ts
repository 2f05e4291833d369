import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A small project under this project's own knip.json, with one violation of each sort planted in it. */
const root = join(import.meta.dirname, '../..');
let folder: string;

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tideport-unused-'));
  cpSync(join(root, 'knip.json'), join(folder, 'knip.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  plant(
    'package.json',
    JSON.stringify({
      name: 'planted',
      type: 'module',
      imports: { '#*': './src/*' },
      dependencies: { valibot: '*', undici: '*' },
    }),
  );
  plant(
    'src/app/render-mail.ts',
    `import { string } from 'valibot';\nimport { used } from '#lib/exports.ts';\nconsole.log(string, used);\n`,
  );
  plant('src/lib/exports.ts', 'export const used = 1;\nexport const plantedExport = 2;\n');
  plant('src/lib/planted-file.ts', 'export const nobody = 1;\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  issues: readonly {
    file: string;
    files?: readonly { name: string }[];
    exports?: readonly { name: string }[];
    dependencies?: readonly { name: string }[];
  }[];
}

test('a file, an export and a dependency that nothing uses are refused, what is used is not', async () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const failed = await promisify(execFile)(
    process.execPath,
    [knip, '--reporter', 'json', '--no-config-hints'],
    {
      cwd: folder,
    },
  ).then(
    () => undefined,
    (error: { code: number; stdout: string }) => error,
  );
  expect(failed?.code).toBe(1);
  const { issues } = JSON.parse(failed?.stdout ?? '') as Report;
  const names = (kind: 'files' | 'exports' | 'dependencies') =>
    issues.flatMap((issue) => (issue[kind] ?? []).map(({ name }) => name)).toSorted();
  expect(names('files')).toEqual(['src/lib/planted-file.ts']);
  expect(names('exports')).toEqual(['plantedExport']);
  expect(names('dependencies')).toEqual(['undici']);
});
