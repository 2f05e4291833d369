import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { productionScripts } from '../../scripts/installed-packages.mjs';
import { findReachedPackages } from '../support/production-imports.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}

const { scripts, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Pages and mails are built for the server with their packages left outside; the brand's hooks come before every command. */
const entries = [
  ...productionScripts,
  ...['scripts/brand-folder.ts', 'src/app/render-page.tsx', 'src/app/render-mail.ts'],
];

/** What is loaded by a computed name. */
const computed = {
  'src/app/loaders.ts': ['../routes/*.data.ts'],
  'src/features/core/brand/server/sharing/display-fonts.ts': [
    '@fontsource-variable/noto-serif-devanagari',
    '@fontsource-variable/noto-serif-jp',
    '@fontsource-variable/noto-serif-kr',
    '@fontsource-variable/noto-serif-sc',
    '@fontsource-variable/noto-serif-tc',
    '@fontsource-variable/noto-serif-thai',
  ],
  'src/platform/files/prepare-icon.ts': ['@web3icons/core'],
  // The bundles in dist/server: their sources are entries here.
  'src/app/rendering/render-worker.ts': [],
};

/** hono-openapi loads these by itself, for schemas of Valibot. */
const loadedByPackages = [
  '@standard-community/standard-json',
  '@standard-community/standard-openapi',
  '@valibot/to-json-schema',
];

const reached = findReachedPackages(root, entries, computed);

test('what is loaded by a computed name is listed here', () => {
  expect([...reached.computed].sort()).toEqual(Object.keys(computed).sort());
});

test('commands of production load packages of `dependencies` only', () => {
  const others = [...reached.packages].filter(([name]) => !(name in dependencies));
  expect(others.map(([name, file]) => `${file} loads ${name}`)).toEqual([]);
});

test('`dependencies` has nothing that production does not load', () => {
  const needed = new Set([...reached.packages.keys(), ...loadedByPackages]);
  expect(Object.keys(dependencies).filter((name) => !needed.has(name))).toEqual([]);
});

test('every command of production is one of package.json', () => {
  const commands = Object.values(scripts);
  for (const script of productionScripts) expect(commands).toContain(`node scripts/bootstrap.mjs ${script}`);
});

test('every way of loading is followed, and types are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-imports-'));
  const plant = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  plant(
    'scripts/serve.ts',
    `import type { A } from 'only-a-type';
     export type { B } from 'only-a-type';
     import { readFileSync } from 'node:fs';
     import { type C } from 'braces-of-types';
     import '#lib/inner.ts';
     export { d } from 'exported';
     const later = () => import('later/part.js');
     const worker = new URL('./worker.ts', import.meta.url);
     const pages = import.meta.glob(['../src/pages/*.tsx', '!../src/pages/none.tsx']);`,
  );
  plant('src/lib/inner.ts', `const name = 'x'; await import(\`@scope/\${name}\`);`);
  plant('scripts/worker.ts', `const path = import.meta.resolve('@scope/resolved/file.wasm');`);
  plant('src/pages/home.tsx', `const { version } = createRequire(import.meta.url)('required/package.json');`);
  const { packages, computed: withComputed } = findReachedPackages(folder, ['scripts/serve.ts'], {
    'src/lib/inner.ts': ['@scope/computed'],
  });
  rmSync(folder, { recursive: true });
  expect([...packages.keys()].sort()).toEqual([
    '@scope/computed',
    '@scope/resolved',
    'braces-of-types',
    'exported',
    'later',
    'required',
  ]);
  expect([...withComputed]).toEqual(['src/lib/inner.ts']);
});
