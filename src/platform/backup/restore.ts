import { existsSync } from 'node:fs';
import { open as openFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { sqliteFile } from '../database/connect.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { createPrivateFolder } from '../env/private-folder.ts';
import type { DataPlace } from './backup.ts';
import { readBackupFile, verifyBackupFile } from './backup-file.ts';
import { fileStamp } from './file-stamp.ts';
import { BackupError, type BackupRecord } from './backup-record.ts';
import { loadDatabase, type Loaded } from './load-database.ts';

/** SQLite's own files beside a database. */
const companions = ['', '-wal', '-shm'];

/**
 * Holds SQLite's exclusive lock, which every other open connection, a running portal's too, prevents.
 * @returns lets it go
 * @throws BackupError when the database is in use
 */
export function lockUnused(file: string): () => void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (cause) {
    database.close();
    throw new BackupError(`${file} is in use. Stop the portal first; nothing was changed.`, { cause });
  }
  return () => {
    // Closing empties the write-ahead log into the file.
    database.exec('commit');
    database.close();
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  await handle.sync();
  await handle.close();
}

/** Loads into a file beside the one of the portal. @returns its path */
async function loadSqlite(dataDir: string, records: AsyncIterable<BackupRecord>) {
  const file = `${sqliteFile(dataDir)}.restoring`;
  for (const end of companions) await rm(file + end, { force: true });
  const target = openSqlite(file);
  try {
    const loaded = await loadDatabase(target, records);
    await sql`pragma wal_checkpoint(truncate)`.execute(target.database);
    return { file, loaded };
  } finally {
    await target.close();
  }
}

async function restoreSqlite(dataDir: string, file: string, keptAs: string | undefined): Promise<Loaded> {
  const target = sqliteFile(dataDir);
  const isThere = existsSync(target);
  if (isThere && !keptAs)
    throw new BackupError(
      `There is a database at ${target} already; nothing was changed. With --replace it is kept under another name.`,
    );
  const release = isThere ? lockUnused(target) : undefined;
  try {
    const restored = await loadSqlite(dataDir, readBackupFile(file));
    release?.();
    if (isThere && keptAs) await rename(target, join(dataDir, keptAs));
    await rename(restored.file, target);
    await syncFolder(dirname(target));
    return restored.loaded;
  } catch (error) {
    for (const end of companions) await rm(`${target}.restoring${end}`, { force: true });
    throw error;
  }
}

async function restorePostgres(url: string, file: string): Promise<Loaded> {
  const target = openPostgres(url);
  try {
    return await loadDatabase(target, readBackupFile(file));
  } finally {
    await target.close();
  }
}

async function putFile(path: string, content: string, stamp: string): Promise<void> {
  if (existsSync(path)) await rename(path, `${path}.before-${stamp}`);
  await writeFile(path, Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
}

/**
 * Reads all of a backup, and when it is undamaged, loads it into an empty database, of either engine.
 * @param options.replace for SQLite: an existing database is kept under another name. A PostgreSQL database has to be empty
 * @throws BackupError when the backup is damaged or there is data already; then nothing was changed
 */
export async function restore(
  { databaseUrl, dataDir }: DataPlace,
  file: string,
  options: { replace: boolean; now: Date },
) {
  const { header, files } = await verifyBackupFile(file);
  const stamp = fileStamp(options.now);
  createPrivateFolder(dataDir);
  const keptAs = options.replace ? `portal.sqlite.before-${stamp}` : undefined;
  const loaded = databaseUrl
    ? await restorePostgres(databaseUrl, file)
    : await restoreSqlite(dataDir, file, keptAs);
  for (const { name, content } of files) await putFile(join(dataDir, name), content, stamp);
  return { ...loaded, createTime: header.createTime };
}
