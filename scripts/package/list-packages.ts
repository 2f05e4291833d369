import type { LockedPackage, LockedPackages } from '../installed-packages.mjs';

/** What npm writes about the project itself and about a package that is installed. */
interface Dependent extends LockedPackage {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** A peer that is optional is no reason to take a package along: better-auth names Vitest as one. */
function listNeeded(entry: Dependent): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package: in the folder of the one that asks, or of those around it. */
function findFolder(packages: LockedPackages, from: string, name: string): string | undefined {
  const place = from === '' ? '' : `${from}/`;
  const folder = `${place}node_modules/${name}`;
  if (folder in packages) return folder;
  if (from === '') return undefined;
  const around = from.lastIndexOf('/node_modules/');
  return findFolder(packages, around === -1 ? '' : from.slice(0, around), name);
}

/**
 * The packages that the project's `dependencies` and `optionalDependencies` need, and those need in turn.
 * @param packages of package-lock.json
 * @returns their folders; packages for other platforms are among them
 */
export function listPackages(packages: LockedPackages): Set<string> {
  const needed = new Set<string>();
  const waiting = [''];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of listNeeded(packages[from] ?? { version: '' })) {
      const folder = findFolder(packages, from, name);
      if (folder === undefined || needed.has(folder)) continue;
      needed.add(folder);
      waiting.push(folder);
    }
  }
  return needed;
}
