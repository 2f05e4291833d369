import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder } from './dist-folder.ts';
import { listParts, type BuildPart } from './find-build.ts';
import { openSourceHashes } from './hash-sources.ts';

/**
 * Builds a part in its own process. The bundler's memory is returned to the system with it: built inside the
 * portal's process, 400 to 700 MB would stay there for as long as it runs. The build is always for
 * production: `npm run dev` and the tests run with another NODE_ENV.
 * @throws when it cannot be built; that process has printed why
 */
function build(root: string, name: BuildPart, title: string): Promise<void> {
  const child = fork(new URL('./build-part.ts', import.meta.url), [name], {
    cwd: root,
    // What Node compiles of the bundler is not kept: it is larger than the portal, and runs only when something has changed.
    env: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
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

/**
 * Builds the pages and the desk, each only when its sources have changed since the last build.
 * @param report called with a line for each step that takes time
 * @returns the folder with `client`, `server` and `desk`
 */
export async function buildWhenChanged(root: string, report: (line: string) => void): Promise<string> {
  const folder = join(root, distFolder);
  mkdirSync(folder, { recursive: true });
  const hashes = openSourceHashes(root);
  const changed = listParts(root, hashes).filter(({ isBuilt }) => !isBuilt);
  hashes.keep();
  // Both at the same time: each is a process that mostly uses one core.
  await Promise.all(
    changed.map(async ({ name, title, stamp, wanted }) => {
      report(`Building ${title} …`);
      const begun = performance.now();
      await build(root, name, title);
      writeFileSync(stamp, wanted);
      report(`Built ${title} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }),
  );
  return folder;
}
