import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** Settings of a portal that is measured: code that the tests keep compiled would take 40 MB, and is not kept elsewhere. */
export const withoutCompileCache = { NODE_COMPILE_CACHE: '' };

/** Largest resident memory of a process since its start or the last reset; Linux only. */
export function readPeakBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** Resets the peak. */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Files that a process holds open, by name; a deleted one ends with `(deleted)`. */
export function listOpenFiles(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      return [];
    }
  });
}
