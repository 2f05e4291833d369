import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sqliteFile } from '../database/connect.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { createPrivateFolder } from '../env/private-folder.ts';
import { readBackupHeader, unfinishedEnd, writeBackupFile } from './backup-file.ts';
import { BackupError, type BackupHeader, type BackupRecord } from './backup-record.ts';
import { fileStamp } from './file-stamp.ts';
import { readDatabase } from './read-database.ts';

/** Where a portal keeps its data. */
export interface DataPlace {
  /** PostgreSQL address; undefined for the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

/** Small files in the data folder without which a restored database is not of full use. */
const smallFiles = ['desk-secret'];

/** Backups have this name, so that the oldest come first when sorted; nothing else in the folder is deleted. */
const backupName = /^portal-\d{8}T\d{6}Z\.backup$/;

const nameAt = (now: Date) => `portal-${fileStamp(now)}.backup`;

/** Opens the database as it is: unlike `connectDatabase` it neither creates nor migrates one. */
function openExisting({ databaseUrl, dataDir }: DataPlace): OpenDatabase {
  if (databaseUrl) return openPostgres(databaseUrl);
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  return openSqlite(file);
}

async function* withSmallFiles(
  records: AsyncIterable<BackupRecord>,
  dataDir: string,
): AsyncGenerator<BackupRecord> {
  for await (const record of records) {
    yield record;
    if (record.kind !== 'header') continue;
    for (const name of smallFiles.filter((each) => existsSync(join(dataDir, each))))
      yield { kind: 'file', name, content: await readFile(join(dataDir, name), 'base64') };
  }
}

/**
 * Name of the newest backup of the folder; undefined where there is none. One from the future, of a machine whose clock was wrong, does not
 * count: it would hold the next one up until then.
 */
async function findNewest(folder: string, now: Date): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  return (await readdir(folder))
    .filter((name) => backupName.test(name) && name <= nameAt(now))
    .sort()
    .at(-1);
}

/** What the newest backup of a folder says of itself; undefined where there is none. @throws BackupError when it is damaged */
export async function readNewestHeader(folder: string, now: Date): Promise<BackupHeader | undefined> {
  const newest = await findNewest(folder, now);
  return newest === undefined ? undefined : readBackupHeader(join(folder, newest));
}

/** When the newest backup of the folder was made; undefined where there is none. */
export async function newestBackupTime(folder: string, now: Date): Promise<Date | undefined> {
  const newest = await findNewest(folder, now);
  const digits = newest && /\d{8}T\d{6}/.exec(newest)?.[0];
  if (!digits) return undefined;
  return new Date(digits.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * Deletes the oldest backups of the folder; those from the future are neither counted nor deleted.
 * @param newest name of the one that was just made
 * @returns their names
 */
async function deleteOldest(folder: string, { keep, newest }: { keep: number; newest: string }) {
  const names = (await readdir(folder)).filter((name) => backupName.test(name) && name <= newest).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** A run that still writes has changed its file since. */
const abandonedMs = 60 * 60_000;

/** Deletes what killed runs have left. */
async function deleteAbandoned(folder: string, now: Date): Promise<void> {
  const isUnfinished = (name: string) =>
    name.endsWith(unfinishedEnd) && backupName.test(name.slice(0, -unfinishedEnd.length));
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
}

/**
 * Writes a backup of a running portal as one file, reads it back, and then deletes the oldest.
 * @param options.keep how many backups stay in the folder, the new one included; all without it
 * @returns the file, what it holds, and the names of the deleted
 */
export async function backUp(
  place: DataPlace,
  options: { folder: string; keep?: number | undefined; now: Date },
) {
  const open = openExisting(place);
  const { folder, keep, now } = options;
  const name = nameAt(now);
  const file = join(folder, name);
  try {
    createPrivateFolder(folder);
    await deleteAbandoned(folder, now);
    const written = await writeBackupFile(file, withSmallFiles(readDatabase(open, now), place.dataDir));
    const deleted = keep === undefined ? [] : await deleteOldest(folder, { keep, newest: name });
    return { file, ...written, deleted };
  } finally {
    await open.close();
  }
}
