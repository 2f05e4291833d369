import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listShipped, readBundled } from './list-shipped.ts';
import { makeSbom, type Project, type Sbom } from './make-sbom.ts';
import { readLock } from './read-lock.ts';

/**
 * The bill of a project and of the bundles of its build. Its time is that of the latest commit, so that everyone makes the same one from it;
 * it has none outside a repository.
 * @param root folder of package.json and package-lock.json
 * @param dist folder of the build, which may be missing
 */
export function sbomOfProject(root: string, dist: string): Sbom {
  const committed = spawnSync('git', ['log', '-1', '--format=%cI'], { cwd: root, encoding: 'utf8' });
  return makeSbom({
    project: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Project,
    packages: listShipped(readLock(root), readBundled(dist)),
    timestamp: committed.status === 0 ? new Date(committed.stdout.trim()).toISOString() : undefined,
  });
}
