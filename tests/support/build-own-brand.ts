import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeOwnBrand } from './own-brand.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The brand of another wallet and its build. Workers that want it at the same time wait for one build: a second one would replace files that are
 * being packaged or served.
 * @returns the folder of the brand
 */
export async function buildOwnBrand(): Promise<string> {
  const BRAND_DIR = await makeOwnBrand();
  const build = [process.execPath, 'scripts/bootstrap.mjs', 'scripts/build.ts'];
  const { status, stderr } = spawnSync('flock', [join(root, 'dist/test-brand.lock'), ...build], {
    cwd: root,
    env: { ...process.env, BRAND_DIR },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build ended with ${status}:\n${stderr}`);
  return BRAND_DIR;
}
