import { spawnSync } from 'node:child_process';

/** @returns lines of git's output; undefined when git fails */
function ask(root: string, args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/**
 * Files that differ from where this branch left `main`, new ones included, deleted ones not.
 * @returns paths from the repository's root; undefined without git or without a `main`
 */
export function listChanged(root: string): string[] | undefined {
  const [base] =
    ask(root, ['merge-base', 'HEAD', 'main']) ?? ask(root, ['merge-base', 'HEAD', 'origin/main']) ?? [];
  if (!base) return undefined;
  const changed = ask(root, ['diff', '--name-only', '--diff-filter=d', base]);
  const created = ask(root, ['ls-files', '--others', '--exclude-standard']);
  return changed && created ? [...changed, ...created] : undefined;
}
