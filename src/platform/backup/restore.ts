import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sqliteFile } from '../database/connect.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import {
  readFolderState,
  syncFolder,
  unfinishedMove,
  writeFolderState,
  writeSynced,
} from '../database/folder-state.ts';
import { createPrivateFolder } from '../env/private-folder.ts';
import type { DataPlace } from './backup.ts';
import { readBackupFile, verifyBackupFile } from './backup-file.ts';
import { withClearFile } from './encrypted-file.ts';
import { fileStamp } from './file-stamp.ts';
import { BackupError, type BackupRecord } from './backup-record.ts';
import { loadDatabase, type Loaded } from './load-database.ts';
import { openAlone } from './open-alone.ts';

type SmallFile = Extract<BackupRecord, { kind: 'file' }>;

/** SQLite's own files beside a database. */
const companions = ['', '-wal', '-shm'];

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

interface Replacement {
  dataDir: string;
  file: string;
  files: readonly SmallFile[];
  /** Name that an existing database gets; undefined where it may not be replaced. */
  keptAs: string | undefined;
  stamp: string;
}

/** Gives the new database its name, and the one that was there another. */
function exchange(restored: string, { dataDir, keptAs, files, stamp }: Replacement): void {
  const target = sqliteFile(dataDir);
  if (existsSync(target) && keptAs) renameSync(target, join(dataDir, keptAs));
  renameSync(restored, target);
  syncFolder(dataDir);
  for (const each of files) putFile(dataDir, each, stamp);
}

/**
 * The folder says that a restore is under way from before the first step until after the last one, and no portal starts until then: a crash
 * between two of the renames leaves neither a missing database, which a portal would make again, nor one without its secret.
 */
async function restoreSqlite(replacement: Replacement): Promise<Loaded> {
  const { dataDir, file, keptAs } = replacement;
  const target = sqliteFile(dataDir);
  const isThere = existsSync(target);
  if (isThere && !keptAs)
    throw new BackupError(
      `There is a database at ${target} already; nothing was changed. With --replace it is kept under another name.`,
    );
  const before = readFolderState(dataDir);
  if (before?.state === 'moving') throw new BackupError(unfinishedMove);
  writeFolderState(dataDir, { state: 'restoring' });
  let restored: Awaited<ReturnType<typeof loadSqlite>>;
  try {
    const alone = isThere ? openAlone(target) : undefined;
    try {
      restored = await loadSqlite(dataDir, readBackupFile(file));
    } finally {
      await alone?.close();
    }
  } catch (error) {
    for (const end of companions) await rm(`${target}.restoring${end}`, { force: true });
    writeFolderState(dataDir, before);
    throw error;
  }
  // What fails from here on is made whole by another run only, so the folder goes on saying so.
  exchange(restored.file, replacement);
  writeFolderState(dataDir, undefined);
  return restored.loaded;
}

async function restorePostgres(url: string, file: string): Promise<Loaded> {
  const target = openPostgres(url);
  try {
    return await loadDatabase(target, readBackupFile(file));
  } finally {
    await target.close();
  }
}

function putFile(dataDir: string, { name, content }: SmallFile, stamp: string): void {
  const path = join(dataDir, name);
  if (existsSync(path)) renameSync(path, `${path}.before-${stamp}`);
  writeSynced(dataDir, name, Buffer.from(content, 'base64'));
}

/**
 * Reads all of a backup, and when it is undamaged, loads it into an empty database, of either engine.
 * @param options.identities secret keys (`AGE-SECRET-KEY-1…`) for an encrypted backup
 * @param options.replace for SQLite: an existing database is kept under another name. A PostgreSQL database has to be empty
 * @throws BackupError when the backup is damaged or there is data already; then nothing was changed
 */
export async function restore(
  { databaseUrl, dataDir }: DataPlace,
  named: string,
  options: { replace: boolean; now: Date; identities?: readonly string[] },
) {
  createPrivateFolder(dataDir);
  const clear = join(dataDir, `restoring-${fileStamp(options.now)}.clear`);
  return withClearFile(named, { identities: options.identities ?? [], clear }, (file) =>
    restoreClear({ databaseUrl, dataDir }, file, options),
  );
}

async function restoreClear(
  { databaseUrl, dataDir }: DataPlace,
  file: string,
  options: { replace: boolean; now: Date },
) {
  const { header, files } = await verifyBackupFile(file);
  const stamp = fileStamp(options.now);
  const keptAs = options.replace ? `portal.sqlite.before-${stamp}` : undefined;
  if (!databaseUrl) {
    const loaded = await restoreSqlite({ dataDir, file, files, keptAs, stamp });
    return { ...loaded, header };
  }
  const loaded = await restorePostgres(databaseUrl, file);
  for (const each of files) putFile(dataDir, each, stamp);
  return { ...loaded, header };
}
