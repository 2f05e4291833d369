import { isS3Address, parseS3Address } from '../objects/s3-address.ts';
import type { S3Account } from '../objects/s3-requests.ts';
import { BackupError } from './backup-record.ts';
import type { BackupPlace, BackupStore } from './backup-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';

/**
 * @param dataDir in which a backup is written that is kept elsewhere
 * @throws BackupError for the address of a bucket that is not complete, or without a key to it
 */
export function createBackupStore({ folder, s3 }: BackupPlace, dataDir: string): BackupStore {
  if (!isS3Address(folder)) return createFolderStore(folder);
  const place = parseS3Address(folder);
  if (!place) throw new BackupError(`${folder} must be an address such as s3://bucket/prefix.`);
  if (!s3) throw new BackupError(`${folder} needs the settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
  return createBucketStore(folder.replace(/\/$/, ''), { s3, place, dataDir });
}

/**
 * Runs work with a backup that a person names: a file of this machine, or `s3://bucket/prefix/name`.
 * @throws BackupError where it is not there
 */
export async function readNamedBackup<Result>(
  named: string,
  { s3, dataDir }: { s3: S3Account | undefined; dataDir: string },
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (!isS3Address(named)) return work(named);
  const slash = named.lastIndexOf('/');
  const store = createBackupStore({ folder: named.slice(0, slash), s3 }, dataDir);
  return store.read(named.slice(slash + 1), work);
}
