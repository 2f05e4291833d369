import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sqliteFile } from '../database/connect.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { createPrivateFolder } from '../env/private-folder.ts';
import { openFileBucket, type FilePlace } from '../files/file-bucket.ts';
import { readBackupHeader, unfinishedEnd, writeBackupFile } from './backup-file.ts';
import { BackupError, type BackupHeader, type BackupRecord } from './backup-record.ts';
import type { BackupPlace, BackupStore } from './backup-store.ts';
import { createBackupStore } from './create-backup-store.ts';
import { fileStamp } from './file-stamp.ts';
import { readDatabase } from './read-database.ts';
import { wholeRows } from './whole-rows.ts';

/** Where a portal keeps its data. */
export interface DataPlace {
  /** PostgreSQL address; undefined for the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where large files are; undefined where the database has all of them. */
  filePlace?: FilePlace | undefined;
}

/** Small files in the data folder without which a restored database is not of full use. */
const smallFiles = ['desk-secret'];

/** Backups have this name, so that the oldest come first when sorted; nothing else in the folder is deleted. */
const backupName = /^portal-(?<stamp>\d{8}T\d{6}Z)\.backup(?:\.age)?$/;

/** The clear form of a backup that is being encrypted, in the data folder. */
const clearName = /^portal-\d{8}T\d{6}Z\.backup\.clear(?:\.unfinished)?$/;

const encryptedEnd = '.age';

const nameAt = (now: Date) => `portal-${fileStamp(now)}.backup`;

const stampOf = (name: string) => backupName.exec(name)?.groups?.['stamp'];

/** The backups of a store up to a moment, oldest first. Those from the future, of a machine whose clock was wrong, are left out. */
async function listUntil(store: BackupStore, now: Date): Promise<string[]> {
  return (await store.list())
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
 * Name of the latest backup in the store; undefined where there is none. One from the future, of a machine whose clock was wrong, does not
 * count: it would hold the next one up until then.
 */
export async function findLatestBackup(store: BackupStore, now: Date): Promise<string | undefined> {
  return (await listUntil(store, now)).at(-1);
}

/**
 * What the latest backup of a store says of itself; undefined where there is none, or where it is encrypted.
 * @throws BackupError when it is damaged
 */
export async function readLatestHeader(store: BackupStore, now: Date): Promise<BackupHeader | undefined> {
  const latest = await findLatestBackup(store, now);
  if (latest === undefined || latest.endsWith(encryptedEnd)) return undefined;
  return store.read(latest, readBackupHeader);
}

/** When the latest backup of the store was made; undefined where there is none. */
export async function latestBackupTime(store: BackupStore, now: Date): Promise<Date | undefined> {
  const latest = await findLatestBackup(store, now);
  const stamp = latest && stampOf(latest);
  if (!stamp) return undefined;
  return new Date(stamp.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Deletes the oldest backups of the store; those from the future are neither counted nor deleted. @returns their names */
async function deleteOldest(store: BackupStore, { keep, now }: { keep: number; now: Date }) {
  const names = await listUntil(store, now);
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await store.remove(name);
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

export interface BackupOptions extends BackupPlace {
  /** How many backups stay there, the new one included; all without it. */
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
    const { encryptFile } = await import('./encrypted-file.ts');
    await encryptFile(clear, file, recipients);
    return written;
  } finally {
    await rm(clear, { force: true });
  }
}

/** Deletes what killed runs have left on this machine. */
async function clearUp({ workFolder, isPassedOn }: BackupStore, dataDir: string, now: Date): Promise<void> {
  const isLeft = (name: string) => isUnfinished(name) || (isPassedOn && backupName.test(name));
  await deleteAbandoned(workFolder, { isOurs: isLeft, now });
  await deleteAbandoned(dataDir, { isOurs: (name) => clearName.test(name), now });
}

/**
 * Writes a backup of a running portal as one file, reads it back, keeps it where backups are kept, and then deletes the oldest there.
 * @returns its path or address, what it holds, and the names of the deleted
 * @throws BackupError or ObjectStoreError when it is not kept; then none was deleted either
 */
export async function backUp(place: DataPlace, options: BackupOptions) {
  const { keep, recipients = [], now } = options;
  const { dataDir } = place;
  const store = createBackupStore(options, dataDir);
  const open = openExisting(place);
  const isClear = recipients.length === 0;
  const name = isClear ? nameAt(now) : `${nameAt(now)}${encryptedEnd}`;
  const file = join(store.workFolder, name);
  try {
    createPrivateFolder(dataDir);
    createPrivateFolder(store.workFolder);
    await clearUp(store, dataDir, now);
    const records = withSmallFiles(
      readDatabase(open, now, wholeRows(openFileBucket(place.filePlace))),
      dataDir,
    );
    const written = isClear
      ? await writeBackupFile(file, records)
      : await writeEncrypted(file, records, { dataDir, recipients });
    const address = await store.keep(name);
    const deleted = keep === undefined ? [] : await deleteOldest(store, { keep, now });
    return { file: address, ...written, deleted };
  } finally {
    await open.close();
  }
}
