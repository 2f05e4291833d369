import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * What is under way, or was done, with the database of a data folder. It is a small file there, because the database itself is what is
 * replaced: a process that finds it does not write into a file that is about to get another name, nor make a new empty one.
 */
export type FolderState =
  /** `npm run migrate-to-postgres` has begun; `id` is in the target too, `keptAs` is the name that the SQLite file gets. */
  | { state: 'moving'; id: string; keptAs: string }
  | { state: 'moved'; id: string; keptAs: string }
  /** `npm run restore` is replacing the SQLite file and the secret. */
  | { state: 'restoring' };

const stateFile = (dataDir: string) => join(dataDir, 'database-state.json');

/** Makes new names in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Writes a file that is whole after a power cut, or not there under its name. Readable by its owner only. */
export function writeSynced(folder: string, name: string, bytes: Uint8Array | string): void {
  const unfinished = join(folder, `${name}.unfinished`);
  const handle = openSync(unfinished, 'w', 0o600);
  writeSync(handle, typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, join(folder, name));
  syncFolder(folder);
}

/** @returns undefined for an ordinary folder */
export function readFolderState(dataDir: string): FolderState | undefined {
  const file = stateFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FolderState) : undefined;
}

/** @param state undefined makes it an ordinary folder again */
export function writeFolderState(dataDir: string, state: FolderState | undefined): void {
  if (state) return writeSynced(dataDir, 'database-state.json', `${JSON.stringify(state)}\n`);
  rmSync(stateFile(dataDir), { force: true });
  return syncFolder(dataDir);
}

export const unfinishedMove =
  'The move to PostgreSQL has not ended. Wait until it has, or run `npm run migrate-to-postgres` again with the same address.';

/**
 * Why no portal may use the folder's database now.
 * @param usesSqlite false where the portal has a DATABASE_URL
 * @returns a sentence that says what to do; undefined when nothing is in the way
 */
export function findObstacle(dataDir: string, usesSqlite: boolean): string | undefined {
  const found = readFolderState(dataDir);
  if (found?.state === 'moving') return unfinishedMove;
  if (found?.state === 'moved' && usesSqlite)
    return `The database of ${dataDir} was moved to PostgreSQL. Start with DATABASE_URL; to begin with an empty SQLite database instead, delete ${stateFile(dataDir)} first.`;
  if (found?.state === 'restoring' && usesSqlite)
    return `A restore into ${dataDir} has not ended. Wait until it has, or run \`npm run restore\` again with --replace.`;
  return undefined;
}
