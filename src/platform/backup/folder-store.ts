import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-record.ts';
import type { BackupStore } from './backup-store.ts';

/** Backups in a folder, where they are also written: a large one is never moved from disk to disk. */
export const createFolderStore = (folder: string): BackupStore => ({
  address: folder,
  workFolder: folder,
  isPassedOn: false,
  list: async () => (existsSync(folder) ? readdir(folder) : []),
  keep: async (name) => join(folder, name),
  async read(name, work) {
    const file = join(folder, name);
    if (!existsSync(file)) throw new BackupError(`${file} does not exist.`);
    return work(file);
  },
  remove: (name) => rm(join(folder, name), { force: true }),
});
