import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brandFolder } from '../../src/features/core/brand/server/brand-folder.ts';
import { distFolder } from './dist-folder.ts';
import { openSourceHashes, type SourceHashes } from './hash-sources.ts';

/** Whose contents count under this name wherever the folder is. */
const brand = 'brand';

/** The sources of the built pages and the built desk. */
const sources = {
  portal: [
    brand,
    'src',
    'messages',
    'public',
    'vite.config.ts',
    'vite.keys.config.ts',
    'lingui.config.ts',
    'package-lock.json',
    'scripts/build',
  ],
  desk: [
    brand,
    'src/app/desk',
    'src/features',
    'src/lib',
    'src/i18n',
    'src/ui/styles',
    'desk-icons',
    'vite.desk.config.ts',
    'package-lock.json',
    'scripts/build',
  ],
};

export type BuildPart = keyof typeof sources;

const titles: Readonly<Record<BuildPart, string>> = { portal: 'the pages', desk: 'the desk' };

/** What is built from, and what `npm run package` takes along. */
export const isSource = (name: string) => !name.includes('.test.');

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The same for the same files, in whatever folders the project and the brand are. */
function fingerprint(root: string, names: readonly string[], { hashOf }: SourceHashes): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const place = name === brand ? brandFolder : resolve(root, name);
    for (const file of filesOf(place))
      hash
        .update(join(name, relative(place, file)))
        .update('\0')
        .update(hashOf(file));
  }
  return hash.digest('hex');
}

/** The file that says of which sources a part was built. @param distDir folder of the build */
export const stampOf = (distDir: string, part: BuildPart): string => join(distDir, `.built-${part}`);

/**
 * The parts of the build, and whether each is of these sources.
 * @param hashes what is known of the sources
 */
export const listParts = (root: string, hashes: SourceHashes = openSourceHashes(root)) =>
  (['portal', 'desk'] as const).map((name) => {
    const stamp = stampOf(join(root, distFolder), name);
    const wanted = fingerprint(root, sources[name], hashes);
    const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    return { name, title: titles[name], stamp, wanted, isBuilt };
  });

/**
 * The build that `npm run build` made.
 * @returns the folder with `client`, `server` and `desk`
 * @throws with a sentence when a part is missing, or was built from other sources or for another brand
 */
export function findBuild(root: string): string {
  const missing = listParts(root).filter(({ isBuilt }) => !isBuilt);
  if (missing.length > 0)
    throw new Error(
      `There is no build of ${missing.map(({ title }) => title).join(' and ')} from these sources and this brand. Run npm run build, with the same BRAND_DIR, then start again.`,
    );
  return join(root, distFolder);
}
