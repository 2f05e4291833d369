import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockedPackages } from '../../scripts/installed-packages.mjs';
import { realProcesses } from '../support/real-processes.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const scripts = join(import.meta.dirname, '../../scripts');

/** One package of each sort: production, development, both by a peer that is optional, another platform. */
const lock: LockedPackages = {
  '': { version: '1.0.0' },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/eslint': { version: '10.0.0', dev: true },
  'node_modules/vitest': { version: '5.0.0', devOptional: true },
  'node_modules/node-other': { version: '24.0.0', optional: true },
};
const pick = (...names: string[]): LockedPackages =>
  Object.fromEntries(Object.entries(lock).filter(([folder]) => names.includes(folder.split('/')[1] ?? '')));

/** A project of two commands, `serve` of production and `build`, with the lock above. */
function runIn({ installed, script }: { installed: LockedPackages | undefined; script: string }) {
  const folder = useTemporaryFolder();
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  for (const file of ['bootstrap.mjs', 'installed-packages.mjs', 'process-settings.mjs'])
    cpSync(join(scripts, file), join(folder, 'scripts', file));
  for (const name of ['serve', 'build']) write(`scripts/${name}.ts`, `console.log('${name} runs');`);
  write('package-lock.json', JSON.stringify({ packages: lock }));
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  write('bin/npm', '#!/bin/sh\necho "npm $*" >&2\n', 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', script], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  return { status, printed: stdout.trim(), said: stderr.trim() };
}

const [serve, build] = ['scripts/serve.ts', 'scripts/build.ts'];
const installs =
  'Installing the locked dependencies (about a minute the first time) …\nnpm ci --include=dev --no-audit --no-fund --loglevel=error';

test('with every package installed, nothing is installed', realProcesses, () => {
  const installed = pick('hono', 'eslint', 'vitest');
  expect(runIn({ installed, script: serve })).toEqual({ status: 0, printed: 'serve runs', said: '' });
  expect(runIn({ installed, script: build })).toEqual({ status: 0, printed: 'build runs', said: '' });
});

test('without the packages of the development, commands of production run as they are', realProcesses, () => {
  expect(runIn({ installed: pick('hono'), script: serve })).toEqual({
    status: 0,
    printed: 'serve runs',
    said: '',
  });
  // What `npm ci --omit=dev` leaves of packages that another one names as optional.
  expect(runIn({ installed: pick('hono', 'vitest'), script: serve })).toMatchObject({ status: 0, said: '' });
});

test('without the packages of the development, other commands install them', realProcesses, () => {
  const { said } = runIn({ installed: pick('hono'), script: build });
  expect(said).toBe(installs);
});

test('an outdated installation for production is left as it is, with a sentence', realProcesses, () => {
  const installed = { 'node_modules/hono': { version: '3.9.0' } };
  expect(runIn({ installed, script: serve })).toEqual({
    status: 1,
    printed: '',
    said: 'The installed packages are not those of package-lock.json (missing or of another version: node_modules/hono). Make this folder again, as docs/operations.md says under "Containers".',
  });
});

test('an outdated installation of everything is renewed', realProcesses, () => {
  const installed = { ...pick('eslint', 'vitest'), 'node_modules/hono': { version: '3.9.0' } };
  expect(runIn({ installed, script: serve }).said).toBe(installs);
  expect(runIn({ installed: undefined, script: serve }).said).toBe(installs);
});

test('a package of another platform is asked for only where it was installed', realProcesses, () => {
  const everything = pick('hono', 'eslint', 'vitest');
  const installed = { ...everything, 'node_modules/node-other': { version: '23.0.0' } };
  expect(runIn({ installed, script: build }).said).toBe(installs);
});
