import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** Settings of a portal that is measured: code that the tests keep compiled would take 40 MB, and is not kept elsewhere. */
export const withoutCompileCache = { NODE_COMPILE_CACHE: '' };

function readStatus(pid: number, line: RegExp): number {
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Resident memory of a process; Linux only. */
export const readResidentBytes = (pid: number): number => readStatus(pid, /^VmRSS:\s+(\d+) kB/m);

/** Largest resident memory of a process since its start or the last reset; Linux only. */
export const readPeakBytes = (pid: number): number => readStatus(pid, /^VmHWM:\s+(\d+) kB/m);

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
