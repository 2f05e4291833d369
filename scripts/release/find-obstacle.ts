import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LastRun } from '../test/last-run.ts';
import { everything } from '../test/part-names.ts';
import { git } from './git.ts';

/** `1.2.3`, or `1.2.3-rc.1` before it. */
const versionPattern = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\da-z]+(?:\.[\da-z]+)*)?$/;

/** What is wrong with the last run of `npm test`, as the end of a sentence. */
function findFault(root: string, commit: string): string | undefined {
  const file = join(root, 'test-results/last-run.json');
  if (!existsSync(file)) return 'has not run here';
  const run = JSON.parse(readFileSync(file, 'utf8')) as LastRun;
  if (run.commit !== commit || !run.clean) return 'ran for other files than those of this commit';
  if (run.failed > 0) return `ended with ${run.failed} failed`;
  const missing = everything.filter((name) => !run.parts.some((part) => part.name === name));
  return missing.length > 0 ? `left out ${missing.join(', ')}` : undefined;
}

/**
 * Why there can be no release of this version from here, as a sentence.
 * @returns undefined when nothing is in the way
 */
export function findObstacle(root: string, version: string): string | undefined {
  if (!versionPattern.test(version)) return `“${version}” is not a version such as 1.2.3 or 1.2.3-rc.1.`;
  if (git(root, ['tag', '--list', `v${version}`]) !== '') return `There is a tag v${version} already.`;
  if (git(root, ['status', '--porcelain']) !== '')
    return 'There are changes that are not committed. A release is made of a commit.';
  const fault = findFault(root, git(root, ['rev-parse', 'HEAD']));
  return fault && `npm test ${fault}. A release needs a whole run of this commit without a failure.`;
}
