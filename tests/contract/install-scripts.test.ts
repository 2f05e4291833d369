import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLock } from '../../scripts/supply-chain/read-lock.ts';

/* A package that was taken over attacks with its install script, on the machines of all who install it. None runs here: `.npmrc` says so for
   every npm, and `allowScripts` of package.json names those that were looked at, for npm 11 and later. */

const root = join(import.meta.dirname, '../..');
const packages = readLock(root);
const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};

interface Manifest {
  scripts?: Record<string, string>;
}

/** Whether npm would run something of an installed package; a native module is compiled without a script of its own. */
function installs(folder: string): boolean {
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const named = ['preinstall', 'install', 'postinstall'].some((name) => scripts[name]);
  return named || existsSync(join(folder, 'binding.gyp'));
}

test('a package with an install script is named in allowScripts of package.json, and only such packages are', () => {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted());
});

test('none of them may run it', () => {
  expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([]);
});

test('npm reads from .npmrc that no install script runs', () => {
  // What the shell or an `npm run` around the tests says of it does not count.
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  );
  const { stdout } = spawnSync('npm', ['config', 'get', 'ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...environment,
      ...{ npm_config_userconfig: join(root, 'none'), npm_config_globalconfig: join(root, 'none-either') },
    },
    shell: process.platform === 'win32',
  });
  expect(stdout.trim()).toBe('true');
});

test('the lock file names every installed package that has one', () => {
  const installed = packages.filter(({ path }) => existsSync(join(root, path, 'package.json')));
  expect(installed.length).toBeGreaterThan(100);
  const hidden = installed.filter(
    ({ path, hasInstallScript }) => !hasInstallScript && installs(join(root, path)),
  );
  expect(hidden.map(({ path }) => path)).toEqual([]);
});

test('every package comes from the registry and is known by its hash, except a folder of this project', () => {
  expect(packages.filter(({ link }) => link).map(({ name }) => name)).toEqual(['@mui/icons-material']);
  const unknown = packages
    .filter(({ link }) => !link)
    .filter(
      ({ integrity, resolved }) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        !(resolved ?? 'https://registry.npmjs.org/').startsWith('https://registry.npmjs.org/'),
    );
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
