import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const sources = [
  ...['brand', 'content', 'messages', 'public', 'scripts', 'src'],
  ...['lingui.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'vite.desk.config.ts', 'vite.keys.config.ts'],
];

/** What a build makes in `dist`, where tests keep builds of their own too. */
const built = ['client', 'desk', 'keys', 'server'];

test.setTimeout(240_000);

let folder = '';
test.beforeEach(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  // On the disk of the packages, which can be linked there.
  folder = mkdtempSync(join(root, 'test-results/build-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function copySources(folder: string): void {
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
}

/** The installed packages at another path, without what tools keep among them. */
function linkPackages(folder: string): void {
  const packages = join(root, 'node_modules');
  const names = readdirSync(packages).filter((name) => !name.startsWith('.'));
  for (const name of names)
    for (const entry of readdirSync(join(packages, name), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const link = join(folder, 'node_modules', relative(packages, file));
      mkdirSync(dirname(link), { recursive: true });
      linkSync(file, link);
    }
}

async function build(folder: string, environment: Record<string, string>): Promise<Record<string, string>> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  let complained = '';
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(complained).toBe('');
  expect(code).toBe(0);
  const files = built.flatMap((part) =>
    readdirSync(join(folder, 'dist', part), { recursive: true, withFileTypes: true }),
  );
  const hashes = files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]);
  return Object.fromEntries(hashes) as Record<string, string>;
}

test('two builds of one commit are the same files, at different paths, times and places of the world', async () => {
  copySources(folder);
  linkPackages(folder);
  // The one that the browser tests use is built only if the sources have changed since.
  const first = await build(root, {});
  const second = await build(folder, { TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8' });
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(second).toEqual(first);
});
