import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { listFunctions } from '../../scripts/house/list-functions.ts';
import { readProductSources } from '../../scripts/house/read-sources.ts';
import { longFunctions } from '../../scripts/lint/long-functions.ts';

/**
 * Each forbidden import is planted as a file's text, and the linter must refuse it. Allowed imports show
 * that it does not refuse everything.
 */
const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

interface Planted {
  file: string;
  text: string;
}

async function countHits(rule: string, { file, text }: Planted): Promise<number> {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId === rule).length;
}

function wallsHit(file: string, specifier: string): Promise<number> {
  const text = `import * as planted from '${specifier}';\nexport const used = planted;\n`;
  return countHits('import-x/no-restricted-paths', { file, text });
}

describe('import walls', () => {
  test.each([
    ['src/lib/planted.ts', '#i18n/locales.ts', 'lib knows no room'],
    ['src/lib/planted.ts', '#brand/brand.ts', 'lib knows no brand'],
    ['src/i18n/planted.ts', '#platform/log/log.ts', 'languages do not reach the server'],
    ['src/ui/planted.ts', '#features/store/catalogue/model/dapp.ts', 'the design system knows no feature'],
    ['src/ui/planted.ts', '#platform/log/log.ts', 'the design system does not reach the server'],
    [
      'src/platform/log/planted.ts',
      '#features/store/catalogue/model/dapp.ts',
      'the platform knows no feature',
    ],
    ['src/features/store/catalogue/model/planted.ts', '#platform/log/log.ts', 'a model runs anywhere'],
    [
      'src/features/store/catalogue/model/planted.ts',
      '#features/store/catalogue/server/catalogue.ts',
      'a model does not reach its server',
    ],
    [
      'src/features/store/catalogue/view/planted.ts',
      '#platform/log/log.ts',
      'a view does not reach the server',
    ],
    [
      'src/features/store/catalogue/view/planted.ts',
      '#features/store/catalogue/server/catalogue.ts',
      'a view does not reach its own server',
    ],
    [
      'src/features/store/catalogue/view/planted.ts',
      '#features/submission/submissions/model/state.ts',
      'an edge that is not declared',
    ],
    [
      'src/features/submission/donations/server/planted.ts',
      '#features/submission/submissions/model/state.ts',
      'edges do not turn around',
    ],
    [
      'src/features/submission/review/desk/planted.ts',
      '#features/submission/review/server/review.ts',
      'the desk screens do not reach the server',
    ],
    [
      'src/features/submission/review/desk/planted.ts',
      '#ui/button/button.tsx',
      'the desk has its own components',
    ],
    ['src/app/desk/planted.tsx', '#features/submission/review/server/review.ts', 'nor do those around them'],
    ['src/app/desk/planted.tsx', '#platform/database/connect.ts', 'nor the database'],
    ['src/app/desk/planted.tsx', '#ui/button/button.tsx', 'and they have the same components'],
    ['src/routes/planted.ts', '#platform/database/connect.ts', 'routes hold no SQL'],
    ['src/routes/planted.ts', '../app/page-store.ts', 'routes do not know the entry points'],
  ])('%s may not import %s: %s', async (file, specifier) => {
    expect(await wallsHit(file, specifier)).toBeGreaterThan(0);
  });

  test.each([
    ['src/features/store/catalogue/view/planted.ts', '#features/store/catalogue/model/dapp.ts'],
    ['src/features/store/catalogue/view/planted.ts', '#features/core/chains/model/chain.ts'],
    [
      'src/features/submission/submissions/server/planted.ts',
      '#features/submission/donations/server/donations.ts',
    ],
    ['src/routes/planted.ts', '#platform/http/envelope.ts'],
    ['src/routes/planted.ts', '#features/store/catalogue/server/catalogue.ts'],
    ['src/app/planted.ts', '#platform/database/connect.ts'],
    ['src/app/desk/planted.ts', '#features/submission/review/server/review.ts'],
    ['src/app/desk/planted.tsx', '#features/submission/review/desk/review-screen.tsx'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await wallsHit(file, specifier)).toBe(0);
  });
});

test('the brand is imported by the name that leads to a team’s own folder', async () => {
  const hits = (specifier: string) =>
    countHits('no-restricted-imports', {
      file: 'src/routes/planted.ts',
      text: `import colors from '${specifier}' with { type: 'json' };\nexport const used = colors;\n`,
    });
  expect(await hits('../../brand/colors.json')).toBe(1);
  expect(await hits('#brand/colors.json')).toBe(0);
});

describe('import cycles', () => {
  /** A file that news.ts imports. */
  const file = 'src/features/core/news/server/list-news.ts';
  const cyclesHit = (text: string) => countHits('house/no-cycles', { file, text });

  test.each([
    ['a type', `import type { News } from './news.ts';\nexport type Planted = News;\n`],
    ['a value', `import { createNews } from './news.ts';\nexport const planted = createNews;\n`],
    ['an inline type', `export type Planted = import('./news.ts').News;\n`],
    ['a re-export', `export { createNews } from './news.ts';\n`],
    ['a dynamic import', `export const planted = () => import('./news.ts');\n`],
    [
      'a file that leads back through others',
      `import type { Services } from '#routes/services.ts';\nexport type Planted = Services;\n`,
    ],
  ])('are refused for %s', async (_, text) => {
    expect(await cyclesHit(text)).toBe(1);
  });

  test('accepts an import that does not lead back', async () => {
    expect(await cyclesHit(`export { createOutbox } from '#features/team/mail/server/outbox.ts';\n`)).toBe(0);
  });
});

describe('keys of input methods', () => {
  const asks = `import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';\nexport const asks = belongsToInputMethod;\n`;
  const keysHit = (text: string) =>
    countHits('house/keys-of-input-methods', { file: 'src/ui/planted.tsx', text });

  test.each([
    ['an element', 'export const planted = <input onKeyDown={alert} />;\n'],
    ['the props of a field', 'export const planted = { onKeyDown: alert };\n'],
    ['an element that exists', `window.addEventListener('keydown', alert);\n`],
    ['the window', `addEventListener('click', alert);\naddEventListener('keydown', alert);\n`],
  ])('must be asked for where a file listens to keys: %s', async (_, text) => {
    expect(await keysHit(text)).toBe(1);
    expect(await keysHit(asks + text)).toBe(0);
  });
});

describe('storage of the browser', () => {
  const file = 'src/features/core/news/view/planted.ts';

  test.each([
    ['no-restricted-globals', `localStorage.getItem('theme')`],
    ['no-restricted-globals', `Object.keys(sessionStorage)`],
    ['no-restricted-globals', `indexedDB.open('files')`],
    ['no-restricted-properties', `window.localStorage.clear()`],
    ['no-restricted-properties', `globalThis.caches`],
  ])('%s refuses %s', async (rule, use) => {
    expect(await countHits(rule, { file, text: `export const planted = ${use};\n` })).toBe(1);
  });

  test('is guarded in one place, which everything may use', async () => {
    const text = `import { deviceStorage } from '#lib/device-storage.ts';\nexport const planted = deviceStorage;\n`;
    expect(await wallsHit(file, '#lib/device-storage.ts')).toBe(0);
    expect(await countHits('no-restricted-globals', { file, text })).toBe(0);
  });
});

describe('long functions', () => {
  const lines = (count: number) =>
    `export function planted() {\n${'  globalThis.name;\n'.repeat(count - 2)}}\n`;
  const file = 'src/lib/planted.ts';

  test('one of 51 lines is refused, one of 50 is not', async () => {
    expect(await countHits('max-lines-per-function', { file, text: lines(51) })).toBe(1);
    expect(await countHits('max-lines-per-function', { file, text: lines(50) })).toBe(0);
  });

  test('every exception in scripts/lint/long-functions.ts is needed', () => {
    const long = new Set(
      readProductSources(root)
        .flatMap(listFunctions)
        .flatMap(({ path, lines }) => (lines > 50 ? [path] : [])),
    );
    const named = longFunctions.flatMap(({ files }) => Object.keys(files));
    expect(named.filter((path) => !long.has(path))).toEqual([]);
  });
});

describe('types, and rules that need them', () => {
  const later = 'const later = async (): Promise<void> => undefined;\n';
  const union = `export type Side = 'left' | 'right';\nexport function width(side: Side): number {\n`;

  /** The linter with the project's configuration, over one file in a folder of its own. */
  async function countTypedHits(rule: string, text: string): Promise<number> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-lint-'));
    try {
      const settings = {
        extends: join(root, 'tsconfig.json'),
        compilerOptions: { types: [] },
        include: ['*'],
      };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
      await writeFile(join(folder, 'planted.ts'), `${text}export {};\n`);
      const config = join(root, '.oxlintrc.json');
      const { stdout } = spawnSync(
        join(root, 'node_modules/.bin/oxlint'),
        ['--config', config, '--format', 'json', folder],
        { cwd: root, encoding: 'utf8' },
      );
      const { diagnostics, number_of_files: files } = JSON.parse(stdout) as {
        diagnostics: { code: string }[];
        number_of_files: number;
      };
      expect(files).toBe(1);
      return diagnostics.filter(({ code }) => code.includes(rule)).length;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  test.each([
    {
      rule: 'TS2322',
      what: 'a value of another type',
      wrong: `export const width: number = 'wide';\n`,
      right: `export const width: number = 320;\n`,
    },
    {
      rule: 'no-floating-promises',
      what: 'a promise that nobody awaits',
      wrong: `${later}later();\n`,
      right: `${later}await later();\n`,
    },
    {
      rule: 'no-misused-promises',
      what: 'an event handler whose failure is lost',
      wrong: `${later}globalThis.addEventListener('online', later);\n`,
      right: `${later}globalThis.addEventListener('online', () => void later().catch(() => undefined));\n`,
    },
    {
      rule: 'switch-exhaustiveness-check',
      what: 'a switch that forgets a member of a union',
      wrong: `${union}  switch (side) {\n    case 'left':\n      return 1;\n  }\n  return 0;\n}\n`,
      right: `${union}  switch (side) {\n    case 'left':\n      return 1;\n    case 'right':\n      return 2;\n  }\n}\n`,
    },
  ])('$rule refuses $what', async ({ rule, wrong, right }) => {
    expect(await countTypedHits(rule, wrong)).toBe(1);
    expect(await countTypedHits(rule, right)).toBe(0);
  });
});
