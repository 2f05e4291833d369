import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LockedPackages } from '../../scripts/installed-packages.mjs';
import { realProcesses } from '../support/real-processes.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const scripts = join(import.meta.dirname, '../../scripts');

/** One package of each sort: production, for the build, for checks, both by a peer that is optional, another platform. */
const lock: LockedPackages = {
  '': {
    version: '1.0.0',
    dependencies: { hono: '4.0.0' },
    devDependencies: { vite: '8.0.0', '@mui/icons-material': 'file:desk-icons', eslint: '10.0.0' },
    optionalDependencies: { 'node-other': '24.0.0' },
  },
  'desk-icons': { version: '9.0.0', dev: true },
  'node_modules/@mui/icons-material': { link: true, resolved: 'desk-icons' },
  'node_modules/hono': {
    version: '4.0.0',
    peerDependencies: { vitest: '5' },
    peerDependenciesMeta: { vitest: { optional: true } },
  },
  'node_modules/vite': { version: '8.0.0', dev: true, dependencies: { rolldown: '1' } },
  'node_modules/rolldown': { version: '1.0.0', dev: true },
  'node_modules/eslint': { version: '10.0.0', dev: true },
  'node_modules/vitest': { version: '5.0.0', devOptional: true },
  'node_modules/node-other': { version: '24.0.0', optional: true },
};
const pick = (...names: string[]): LockedPackages =>
  Object.fromEntries(Object.entries(lock).filter(([folder]) => names.includes(folder.split('/')[1] ?? '')));
const forStart = ['hono', 'vite', 'rolldown', '@mui'];
const everything = [...forStart, 'eslint', 'vitest'];

/** What npm makes of the lock file where it is called: a module with its types and its map for each package, and its own list. */
const npm = `#!/bin/sh
echo "npm $* in $(basename "$PWD")" >&2
rm -rf node_modules; mkdir -p node_modules/hono node_modules/node-other/include
touch node_modules/hono/index.js node_modules/hono/index.d.ts node_modules/hono/index.js.map node_modules/node-other/include/v8.h
cp package-lock.json node_modules/.package-lock.json
`;

interface Folder {
  installed?: LockedPackages | undefined;
  /** Whether what is installed is what a start installed. */
  marked?: boolean;
}

/** A project of three commands, `serve` of production, `build` and `test`, with the lock above. */
function makeProject({ installed, marked = false }: Folder) {
  const folder = join(useTemporaryFolder(), 'project');
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  for (const file of readdirSync(scripts).filter((name) => name.endsWith('.mjs')))
    cpSync(join(scripts, file), join(folder, 'scripts', file));
  for (const name of ['serve', 'build', 'test'])
    write(`scripts/${name}.ts`, `console.log('${name} runs', process.env.NODE_COMPILE_CACHE ?? '');`);
  write('package.json', JSON.stringify(lock['']));
  write('package-lock.json', JSON.stringify({ packages: lock }));
  write('desk-icons/package.json', '{}');
  write('.npmrc', 'ignore-scripts=true');
  if (installed) write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
  if (marked) write('node_modules/.for-start', '');
  write('bin/npm', npm, 0o755);
  return folder;
}

function runIn(folder: string, script: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/bootstrap.mjs', `scripts/${script}.ts`],
    {
      cwd: folder,
      env: { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, ...env },
      encoding: 'utf8',
    },
  );
  return {
    status,
    printed: stdout.trim().split(' runs')[0],
    cache: stdout.trim().split('runs ')[1],
    said: stderr.trim(),
  };
}
const run = (folder: Folder, script: string) => runIn(makeProject(folder), script);

const options = 'ci --include=dev --no-audit --no-fund --loglevel=error';
const installsForStart = `Installing the locked dependencies (half a minute the first time) …\nnpm ${options} in .installing`;
const installsEverything = `Installing all locked dependencies, with those of the checks (about a minute the first time) …\nnpm ${options} in project`;

test('with every package installed, nothing is installed', realProcesses, () => {
  const installed = pick(...everything);
  for (const script of ['serve', 'build', 'test'])
    expect(run({ installed }, script)).toMatchObject({ status: 0, printed: script, said: '' });
});

test(
  'on a fresh clone, a start and a build get what they load and the tests everything',
  realProcesses,
  () => {
    for (const script of ['serve', 'build'])
      expect(run({}, script)).toMatchObject({ status: 0, printed: script, said: installsForStart });
    expect(run({}, 'test')).toMatchObject({ status: 0, printed: 'test', said: installsEverything });
  },
);

test(
  'what a start installs is the locked packages that it loads, without types, maps and headers',
  realProcesses,
  () => {
    const folder = makeProject({});
    runIn(folder, 'build');
    const { packages } = JSON.parse(
      readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'),
    ) as {
      packages: LockedPackages;
    };
    expect(packages['']?.devDependencies).toEqual({
      vite: '8.0.0',
      '@mui/icons-material': 'file:desk-icons',
    });
    expect(Object.keys(packages).toSorted()).toEqual([
      '',
      'desk-icons',
      ...['@mui/icons-material', 'hono', 'node-other', 'rolldown', 'vite'].map(
        (name) => `node_modules/${name}`,
      ),
    ]);
    expect(readdirSync(join(folder, 'node_modules/hono'))).toEqual(['index.js']);
    expect(existsSync(join(folder, 'node_modules/node-other/include'))).toBe(false);
    expect(existsSync(join(folder, '.installing'))).toBe(false);
    expect(runIn(folder, 'build').said).toBe('');
    expect(runIn(folder, 'serve').said).toBe('');
    // The types are missing, whatever else was installed in the meantime.
    expect(runIn(folder, 'test').said).toBe(installsEverything);
  },
);

test(
  'the tests install what a start has left out, and a start uses what the tests have installed',
  realProcesses,
  () => {
    expect(run({ installed: pick(...forStart), marked: true }, 'test').said).toBe(installsEverything);
    expect(run({ installed: pick(...everything), marked: true }, 'test').said).toBe(installsEverything);
    expect(run({ installed: pick(...forStart), marked: true }, 'build').said).toBe('');
  },
);

test('an install for a start that was interrupted begins again', realProcesses, () => {
  const folder = makeProject({});
  mkdirSync(join(folder, '.installing/node_modules/half'), { recursive: true });
  expect(runIn(folder, 'build').said).toBe(installsForStart);
  expect(readdirSync(join(folder, 'node_modules'))).not.toContain('half');
});

test('without the packages of the development, commands of production run as they are', realProcesses, () => {
  expect(run({ installed: pick('hono') }, 'serve')).toMatchObject({ status: 0, printed: 'serve', said: '' });
  // What `npm ci --omit=dev` leaves of packages that another one names as optional.
  expect(run({ installed: pick('hono', 'vitest') }, 'serve')).toMatchObject({ status: 0, said: '' });
});

test('without the packages of the development, other commands install what they need', realProcesses, () => {
  expect(run({ installed: pick('hono') }, 'build').said).toBe(installsForStart);
  expect(run({ installed: pick('hono') }, 'test').said).toBe(installsEverything);
});

test('an outdated installation for production is left as it is, with a sentence', realProcesses, () => {
  const installed = { 'node_modules/hono': { version: '3.9.0' } };
  expect(run({ installed }, 'serve')).toMatchObject({
    status: 1,
    printed: '',
    said: 'The installed packages are not those of package-lock.json (missing or of another version: node_modules/hono). Make this folder again, as docs/operations.md says under "Containers".',
  });
});

test('the packages of another checkout, used through a link, are not installed again', realProcesses, () => {
  const folder = makeProject({ installed: { 'node_modules/hono': { version: '3.9.0' } } });
  const elsewhere = join(folder, '..', 'elsewhere');
  renameSync(join(folder, 'node_modules'), elsewhere);
  symlinkSync(elsewhere, join(folder, 'node_modules'));
  for (const script of ['build', 'test']) {
    const { status, said } = runIn(folder, script);
    expect(status).toBe(1);
    expect(said).toContain('node_modules is a link to a folder that may belong to another checkout');
  }
  expect(readdirSync(elsewhere)).toEqual(['.package-lock.json']);
});

test('an outdated installation is renewed as what it is', realProcesses, () => {
  const hono = { 'node_modules/hono': { version: '3.9.0' } };
  const all = { ...pick(...everything), ...hono };
  expect(run({ installed: all }, 'serve').said).toBe(installsEverything);
  expect(run({ installed: all }, 'build').said).toBe(installsEverything);
  const some = { ...pick(...forStart), ...hono };
  expect(run({ installed: some, marked: true }, 'serve').said).toBe(installsForStart);
  expect(run({ installed: some, marked: true }, 'build').said).toBe(installsForStart);
});

test('a package of another platform is asked for only where it was installed', realProcesses, () => {
  const installed = { ...pick(...everything), 'node_modules/node-other': { version: '23.0.0' } };
  expect(run({ installed }, 'test').said).toBe(installsEverything);
});

test(
  'what Node compiles is kept beside the packages, unless the shell says where; commands of production keep nothing',
  realProcesses,
  () => {
    const folder = makeProject({ installed: pick(...everything) });
    expect(runIn(folder, 'build').cache).toBe(join(folder, 'node_modules/.cache/compiled'));
    expect(runIn(folder, 'build', { NODE_COMPILE_CACHE: '/elsewhere' }).cache).toBe('/elsewhere');
    expect(runIn(folder, 'serve').cache ?? '').toBe('');
  },
);
