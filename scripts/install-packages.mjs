/* Installs the locked packages with npm; plain JavaScript, run by scripts/bootstrap.mjs before anything is installed. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { lockForStart } from './installed-packages.mjs';

/** A mark in node_modules that the installed packages are without what only editors and checks read. */
export const startMark = 'node_modules/.for-start';

/** Sources, types and source maps: Node and Vite run what is made of them. */
const isNeverRun = (name) => /\.[cm]?tsx?$|\.map$/.test(name);

/** Of the pinned Node only the program is needed, not what addons are compiled with. */
const isUnused = (parent, name) => /^node-/.test(parent) && ['include', 'share'].includes(name);

/** Removes what no command for a start reads: two fifths of the installed bytes. */
function removeUnused(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (isNeverRun(entry.name)) rmSync(path);
    } else if (isUnused(basename(folder), entry.name)) rmSync(path, { recursive: true });
    else removeUnused(path);
  }
}

function runNpm(folder) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `--include=dev`: with NODE_ENV=production in the shell the build tools would be left out.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync(npm, ['ci', ...options], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** All packages of package-lock.json. Ends the process when npm fails. */
export const installEverything = (root) => runNpm(root);

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value, undefined, 2));

/**
 * The packages that `npm start` and the build load, in the versions of package-lock.json. npm installs what a lock file names, so it gets a
 * smaller one, in a folder beside node_modules. Ends the process when npm fails.
 */
export function installForStart(root) {
  const staging = join(root, '.installing');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging);
  const lock = readJson(join(root, 'package-lock.json'));
  const packages = lockForStart(lock.packages);
  writeJson(join(staging, 'package-lock.json'), { ...lock, packages });
  const { devDependencies } = packages[''];
  writeJson(join(staging, 'package.json'), { ...readJson(join(root, 'package.json')), devDependencies });
  const folders = Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
  for (const name of ['.npmrc', ...folders])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(staging, name), { recursive: true });
  runNpm(staging);
  const [from, to] = [join(staging, 'node_modules'), join(root, 'node_modules')];
  removeUnused(from);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true, force: true });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
  writeFileSync(join(root, startMark), 'Run npm ci for the types that an editor reads.\n');
  rmSync(staging, { recursive: true });
}
