import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { createOutageLog } from '../log/outage-log.ts';

/** More than a file system keeps in its own records, so that a full disk refuses it. */
const probe = Buffer.alloc(64 * 1024);
const outageWords = {
  begins: 'the data folder cannot be written; this portal says that it is not ready',
  ends: 'the data folder can be written again',
};

/** Writes to the disk, and frees what it took: an existing file could be written over where nothing new has room. */
async function tryToWrite(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(probe);
    await handle.datasync();
  } finally {
    await handle.close();
    await unlink(file);
  }
}

export interface FolderWatch {
  /** Whether the last attempt to write succeeded. */
  canWrite(): boolean;
  /** Tries immediately. Never rejects. */
  look(): Promise<void>;
  stop(): void;
}

/** Tries every now and then whether a folder can be written: a full disk shows before a form is lost to it. */
export function watchFolder(folder: string, { log, everyMs }: { log: Log; everyMs: number }): FolderWatch {
  const outages = createOutageLog(log, outageWords);
  const file = join(folder, `.write-probe-${process.pid}`);
  let isWritable = true;
  let running: Promise<void> | undefined;

  const attempt = async () => {
    try {
      await tryToWrite(file);
      isWritable = true;
      outages.over();
    } catch (error) {
      isWritable = false;
      outages.report(error);
    }
  };
  const look = () => (running ??= attempt().finally(() => (running = undefined)));
  const timer = setInterval(() => {
    // A disk that has not answered since the last time, such as one of a network, cannot be written either.
    if (running) isWritable = false;
    else void look();
  }, everyMs);
  timer.unref();
  return { canWrite: () => isWritable, look, stop: () => clearInterval(timer) };
}
