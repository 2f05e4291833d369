import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brandFolder } from '../../src/features/core/brand/server/brand-folder.ts';
import { findBuild, isSource } from '../build/find-build.ts';
import { listPackages, type LockedPackages } from '../installed-packages.mjs';
import { linkFolder } from './link-folder.ts';

/** What a portal in production reads, and the sources from which `findBuild` knows that the build is theirs. */
export const sources = [
  ...['package.json', 'package-lock.json', 'LICENSE', 'README.md'],
  ...['vite.config.ts', 'vite.keys.config.ts', 'vite.desk.config.ts', 'lingui.config.ts'],
  ...['src', 'scripts', 'content', 'messages', 'public', 'desk-icons'],
];

const builtFiles = ['client', 'server', 'desk', 'keys', 'page-messages.json', '.built-portal', '.built-desk'];

const lockOfInstalled = 'node_modules/.package-lock.json';

interface Lock {
  packages: LockedPackages;
}

const readLock = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock;

/** A nested package has a line of its own in the lock; of the pinned Node only the program is needed, not what addons are compiled with. */
const leftOutOf = (folder: string) =>
  basename(folder).startsWith('node-') ? ['node_modules', 'include', 'share'] : ['node_modules'];

/** The installed packages of production, and npm's list of them. */
function linkPackages(root: string, target: string): void {
  const needed = listPackages(readLock(join(root, 'package-lock.json')).packages);
  const installed = readLock(join(root, lockOfInstalled));
  const packages = Object.fromEntries(
    Object.entries(installed.packages).filter(([folder]) => needed.has(folder)),
  );
  for (const folder of Object.keys(packages))
    linkFolder(join(root, folder), join(target, folder), leftOutOf(folder));
  writeFileSync(join(target, lockOfInstalled), JSON.stringify({ ...installed, packages }, undefined, 2));
}

/** `bin/node`, so that a service or a container names the same program on every processor. */
function linkNode(root: string, target: string): void {
  const node = relative(root, process.execPath);
  if (process.platform === 'win32' || !node.startsWith('node_modules')) return;
  mkdirSync(join(target, 'bin'));
  symlinkSync(join('..', node), join(target, 'bin/node'));
}

/**
 * Makes a folder with everything that a built portal needs in production and nothing else: the build, the sources, the brand as `brand`,
 * the packages of production, and the pinned Node as `bin/node`. Nothing is written into it while it runs.
 * @param target absolute path of a folder that is empty or does not exist
 * @throws with a sentence when there is no build of these sources, or something is in the folder
 */
export function packagePortal(root: string, target: string): void {
  const build = findBuild(root);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a new folder.`);
  const copy = (from: string, name: string) => {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    cpSync(from, join(target, name), { recursive: true, filter: (path) => isSource(basename(path)) });
  };
  for (const name of sources) copy(join(root, name), name);
  copy(brandFolder, 'brand');
  for (const name of builtFiles) copy(join(build, name), join('dist', name));
  linkPackages(root, target);
  linkNode(root, target);
}
