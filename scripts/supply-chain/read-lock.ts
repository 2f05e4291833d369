import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an entry of package-lock.json says, as far as anything here reads it. */
interface LockEntry {
  version?: string;
  /** `sha512-` and Base64. */
  integrity?: string;
  /** Where it comes from; left out for packages of the registry. */
  resolved?: string;
  /** As the package states it: an SPDX expression, or any other text. */
  license?: string;
  /** Needed by development alone: `npm ci --omit=dev` leaves it out. */
  dev?: boolean;
  /** The installation goes on without it. */
  optional?: boolean;
  /** Needed by development, and optional for something else. */
  devOptional?: boolean;
  hasInstallScript?: boolean;
  /** A folder of this project, which `resolved` names and an entry of its own describes. */
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package that the lock file installs. */
export interface LockedPackage extends LockEntry {
  /** From the project's root, for example `node_modules/pg/node_modules/ms`. */
  path: string;
  name: string;
  version: string;
}

/** The packages of a lock file, in its order. Packages of other platforms are among them, and folders of this project that are a package. */
export function readLock(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .map(
      ([path, entry]) =>
        [path, entry.link ? { ...lock.packages[entry.resolved ?? ''], ...entry } : entry] as const,
    )
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
    }));
}
