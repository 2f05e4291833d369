import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brandFolder } from '../../src/features/brand/server/brand-folder.ts';
import { distFolder } from './dist-folder.ts';

/** The sources of the built pages and the built desk. */
const sources = {
  portal: [
    brandFolder,
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
    brandFolder,
    'src/app/desk',
    'src/features',
    'src/lib',
    'src/i18n',
    'src/ui/styles',
    'vite.desk.config.ts',
    'package-lock.json',
  ],
};

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(resolve(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds a part in its own process. The bundler's memory is returned to the system with it: built inside the
 * portal's process, 400 to 700 MB would stay there for as long as it runs. The build is always for
 * production: `npm run dev` and the tests run with another NODE_ENV.
 * @throws when it cannot be built; that process has printed why
 */
function build(root: string, name: keyof typeof sources, title: string): Promise<void> {
  const child = fork(new URL('./build-part.ts', import.meta.url), [name], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${title} failed.`));
    });
  });
}

const titles = { portal: 'the pages', desk: 'the desk' } as const;

/** The parts of the build, and whether each is of these sources. */
const listParts = (root: string) =>
  (['portal', 'desk'] as const).map((name) => {
    const stamp = join(root, distFolder, `.built-${name}`);
    const wanted = fingerprint(root, sources[name]);
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

/**
 * Builds the pages and the desk, each only when its sources have changed since the last build.
 * @param report called with a line for each step that takes time
 * @returns the folder with `client`, `server` and `desk`
 */
export async function buildWhenChanged(root: string, report: (line: string) => void): Promise<string> {
  const folder = join(root, distFolder);
  mkdirSync(folder, { recursive: true });
  for (const { name, title, stamp, wanted, isBuilt } of listParts(root)) {
    if (isBuilt) continue;
    report(`Building ${title} …`);
    const begun = performance.now();
    await build(root, name, title);
    writeFileSync(stamp, wanted);
    report(`Built ${title} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  return folder;
}
