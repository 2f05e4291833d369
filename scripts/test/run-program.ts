import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of the dependencies in the repository's root, and shows what it prints. */
export type RunProgram = (
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<number>;

/**
 * @param root the repository
 * @param folder where the programs keep temporary files; the system's when absent
 */
export function createRunProgram(root: string, folder: string | undefined): RunProgram {
  /** What Node compiled stays for the next process: the tests start the portal dozens of times, from its sources. */
  const compileCache = join(root, 'node_modules/.cache/node');
  return (command, args, env = {}) =>
    new Promise((resolve) => {
      const child = spawn(join(root, 'node_modules/.bin', command), args, {
        cwd: root,
        stdio: 'inherit',
        env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...(folder && { TMPDIR: folder }), ...env },
      });
      child.on('error', () => resolve(1));
      child.on('exit', (code) => resolve(code ?? 1));
    });
}
