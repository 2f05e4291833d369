import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sqliteFile } from '../database/connect.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { createPrivateFolder } from '../env/private-folder.ts';
import { readBackupHeader, unfinishedEnd, writeBackupFile } from './backup-file.ts';
import { BackupError, type BackupHeader, type BackupRecord } from './backup-record.ts';
import { encryptFile } from './encrypted-file.ts';
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
const backupName = /^portal-(?<stamp>\d{8}T\d{6}Z)\.backup(?:\.age)?$/;

/** The clear form of a backup that is being encrypted, in the data folder. */
const clearName = /^portal-\d{8}T\d{6}Z\.backup\.clear(?:\.unfinished)?$/;

const encryptedEnd = '.age';

const nameAt = (now: Date) => `portal-${fileStamp(now)}.backup`;

/** The backups of a folder up to a moment, oldest first. Those from the future, of a machine whose clock was wrong, are left out. */
async function listUntil(folder: string, now: Date): Promise<string[]> {
  const stampOf = (name: string) => backupName.exec(name)?.groups?.['stamp'];
  return (await readdir(folder))
    .filter((name) => {
      const stamp = stampOf(name);
      return stamp !== undefined && stamp <= fileStamp(now);
    })
    .sort();
}

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
 * Path of the latest backup in the folder; undefined where there is none. One from the future, of a machine whose clock was wrong, does not
 * count: it would hold the next one up until then.
 */
export async function findNewestBackup(folder: string, now: Date): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const latest = (await listUntil(folder, now)).at(-1);
  return latest === undefined ? undefined : join(folder, latest);
}

/**
 * What the newest backup of a folder says of itself; undefined where there is none, or where it is encrypted.
 * @throws BackupError when it is damaged
 */
export async function readNewestHeader(folder: string, now: Date): Promise<BackupHeader | undefined> {
  const newest = await findNewestBackup(folder, now);
  if (newest === undefined || newest.endsWith(encryptedEnd)) return undefined;
  return readBackupHeader(newest);
}

/** When the newest backup of the folder was made; undefined where there is none. */
export async function newestBackupTime(folder: string, now: Date): Promise<Date | undefined> {
  const newest = await findNewestBackup(folder, now);
  const digits = newest && /\d{8}T\d{6}/.exec(basename(newest))?.[0];
  if (!digits) return undefined;
  return new Date(digits.replace(/(....)(..)(..)T(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Deletes the oldest backups of the folder; those from the future are neither counted nor deleted. @returns their names */
async function deleteOldest(folder: string, { keep, now }: { keep: number; now: Date }) {
  const names = await listUntil(folder, now);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** A run that still writes has changed its file since. */
const abandonedMs = 60 * 60_000;

/** Deletes what killed runs have left. */
async function deleteAbandoned(
  folder: string,
  { isOurs, now }: { isOurs: (name: string) => boolean; now: Date },
): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > abandonedMs) await rm(join(folder, name), { force: true });
  }
}

const isUnfinished = (name: string) =>
  name.endsWith(unfinishedEnd) && backupName.test(name.slice(0, -unfinishedEnd.length));

export interface BackupOptions {
  folder: string;
  /** How many backups stay in the folder, the new one included; all without it. */
  keep?: number | undefined;
  /** Public keys (`age1…`) for which the backup is encrypted; it is in clear without any. */
  recipients?: readonly string[] | undefined;
  now: Date;
}

/** The clear form stays in the data folder, where the database is in clear too, and is deleted at the end. */
async function writeEncrypted(
  file: string,
  records: AsyncIterable<BackupRecord>,
  { dataDir, recipients }: { dataDir: string; recipients: readonly string[] },
) {
  const clear = join(dataDir, `${basename(file, encryptedEnd)}.clear`);
  try {
    const written = await writeBackupFile(clear, records);
    await encryptFile(clear, file, recipients);
    return written;
  } finally {
    await rm(clear, { force: true });
  }
}

/**
 * Writes a backup of a running portal as one file, reads it back, and then deletes the oldest.
 * @returns the file, what it holds, and the names of the deleted
 */
export async function backUp(place: DataPlace, { folder, keep, recipients = [], now }: BackupOptions) {
  const open = openExisting(place);
  const { dataDir } = place;
  const isClear = recipients.length === 0;
  const file = join(folder, isClear ? nameAt(now) : `${nameAt(now)}${encryptedEnd}`);
  try {
    createPrivateFolder(dataDir);
    createPrivateFolder(folder);
    await deleteAbandoned(folder, { isOurs: isUnfinished, now });
    await deleteAbandoned(dataDir, { isOurs: (name) => clearName.test(name), now });
    const records = withSmallFiles(readDatabase(open, now), dataDir);
    const written = isClear
      ? await writeBackupFile(file, records)
      : await writeEncrypted(file, records, { dataDir, recipients });
    const deleted = keep === undefined ? [] : await deleteOldest(folder, { keep, now });
    return { file, ...written, deleted };
  } finally {
    await open.close();
  }
}
