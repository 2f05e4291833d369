import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the service of this brand is; nothing is there, so tests answer in its place. */
export const statisticsOrigin = 'https://stats.counting.example';

/**
 * The demonstration's brand with a service that counts visits.
 * @returns its folder, always the same, so that its build is kept like the project's
 */
export function makeCountingBrand(): string {
  const folder = join(root, 'dist/counting-brand');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'brand'), folder, { recursive: true });
  const file = join(folder, 'brand.json');
  const values = JSON.parse(readFileSync(file, 'utf8')) as object;
  const webAnalytics = { id: 'W-1', scriptUrl: `${statisticsOrigin}/{id}.js`, cookies: ['_count'] };
  writeFileSync(
    file,
    JSON.stringify({ ...values, analytics: { searchEngine: null, webAnalytics } }, null, 2),
  );
  return folder;
}
