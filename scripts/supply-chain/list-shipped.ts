import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keysFileName } from '../../src/features/tools/offline-keys/model/keys-file.ts';
import { licensesFile } from '../build/licenses-file.ts';
import type { LockedPackage } from './read-lock.ts';

/** Where the build says what its bundles are made of. */
const places = [`client/${licensesFile}`, `desk/${licensesFile}`, `keys/${keysFileName}`];

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

/**
 * The packages inside the bundles of a build, as `name@version`.
 * @param dist folder of the build; without one nothing is known to be bundled
 */
export function readBundled(dist: string): Set<string> {
  const texts = places
    .map((place) => join(dist, place))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  // As Vite writes them: `## react - 19.3.1 (MIT)`.
  const headings = texts.flatMap((text) => [
    ...text.matchAll(/^## (?<name>\S+) - (?<version>\d\S*)(?: \(.+\))?$/gm),
  ]);
  return new Set(headings.map(({ groups }) => `${groups?.['name']}@${groups?.['version']}`));
}

/**
 * The packages that the product is made of: what `npm ci --omit=dev` installs, on one platform or another, and what is inside the bundles.
 * What only builds and checks it is left out.
 */
export const listShipped = (
  packages: readonly LockedPackage[],
  bundled: ReadonlySet<string>,
): LockedPackage[] => packages.filter((each) => !each.dev || bundled.has(keyOf(each)));
