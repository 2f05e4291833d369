import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** Runs a program of the dependencies in the repository's root, and shows what it prints. */
export type RunProgram = (
  command: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
) => Promise<number>;

const running = new Set<ChildProcess>();

/**
 * From now on this process, when it is told to end (Ctrl-C or SIGTERM), first ends the programs it runs: Playwright and vitest would go on without it,
 * with their browsers, portals and databases. They are told as by Ctrl-C, which lets them end what they started; the second time they are killed.
 */
export function endProgramsWithThisProcess(): void {
  let times = 0;
  const end = () => {
    times += 1;
    for (const child of running) child.kill(times === 1 ? 'SIGINT' : 'SIGKILL');
    const exitWhenAlone = () => {
      if (running.size === 0) process.exit(130);
    };
    for (const child of running) child.on('exit', exitWhenAlone);
    exitWhenAlone();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

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
      running.add(child);
      const finish = (code: number | null) => {
        running.delete(child);
        resolve(code ?? 1);
      };
      child.on('error', () => finish(1));
      child.on('exit', finish);
    });
}
