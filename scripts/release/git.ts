import { spawnSync } from 'node:child_process';

/**
 * What git prints, without the last line break.
 * @throws with git's own words
 */
export function git(root: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.trim()}`);
  return stdout.trimEnd();
}
