import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Command line of a running process, so that a stored process id is never mistaken for another process.
 * Undefined when there is no such process (zombies included), or where the system does not tell.
 */
export function findProcessCommand(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          });
    return command.trim() || undefined;
  } catch {
    return undefined;
  }
}
