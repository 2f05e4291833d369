import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's file system in memory. */
const memoryPath = '/dev/shm';
const namePattern = /^tideport-tests-(\d+)-/;
/** What a whole run needs at most, with room to spare: PostgreSQL's databases and its log, and the browsers' profiles. */
const neededBytes = 4 * 1024 ** 3;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function hasRoom(): boolean {
  try {
    accessSync(memoryPath, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryPath);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/**
 * A folder in memory for the files of a test run. On a disk, a PostgreSQL database of 300 files takes up to half a second of the
 * processor to create, and a run creates a thousand. Folders of runs that were killed are removed.
 * @returns undefined where there is no such file system, or too little room; containers often have 64 MB
 */
export function makeMemoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  for (const name of readdirSync(memoryPath)) {
    const pid = namePattern.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(memoryPath, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(memoryPath, `tideport-tests-${process.pid}-`));
  // PostgreSQL runs as another user where the tests run as root; it opens its own folder in this one.
  chmodSync(folder, 0o711);
  return folder;
}
