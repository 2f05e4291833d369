import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createPrivateFolder } from '../env/private-folder.ts';
import { createS3Bucket, type S3Bucket } from '../objects/s3-bucket.ts';
import type { S3Place } from '../objects/s3-address.ts';
import type { S3Account, S3Patience } from '../objects/s3-requests.ts';
import { BackupError } from './backup-record.ts';
import type { BackupStore } from './backup-store.ts';
import { hashStream } from './hash-stream.ts';

export interface BucketOptions {
  s3: S3Account;
  place: S3Place;
  /** Has room for one backup, which is in it while it is written, sent or read. */
  dataDir: string;
  patience?: S3Patience;
}

interface Kept {
  bucket: S3Bucket;
  name: string;
  /** For people. */
  address: string;
}

/** @throws BackupError where the store has no such object */
async function open({ bucket, name, address }: Kept): Promise<Readable> {
  const opened = await bucket.open(name);
  if (!opened) throw new BackupError(`${address} does not exist.`);
  return opened.stream;
}

/** Not every store compares what it got with the hash in the request, so it is read back. */
async function send(kept: Kept, file: string): Promise<void> {
  const { bucket, name, address } = kept;
  const sha256 = await hashStream(createReadStream(file));
  try {
    await bucket.put(name, { body: await openAsBlob(file), sha256 });
    if ((await hashStream(await open(kept))) !== sha256)
      throw new BackupError(`${address} is not what was sent.`);
  } catch (error) {
    // It would count as the latest backup; one whose answer was lost may be there too.
    await bucket.remove(name).catch(() => undefined);
    throw error;
  }
}

/** Backups in a bucket of a store that speaks S3. An object there appears whole or not at all, so it needs no other name until then. */
export function createBucketStore(
  address: string,
  { s3, place, dataDir, patience }: BucketOptions,
): BackupStore {
  const bucket = createS3Bucket(s3, place, patience);
  const workFolder = join(dataDir, 'backup-work');
  const named = (name: string): Kept => ({ bucket, name, address: `${address}/${name}` });

  return {
    address,
    workFolder,
    isPassedOn: true,
    list: () => bucket.list(),
    async keep(name) {
      const file = join(workFolder, name);
      try {
        await send(named(name), file);
        return named(name).address;
      } finally {
        await rm(file, { force: true });
      }
    },
    async read(name, work) {
      const stream = await open(named(name));
      createPrivateFolder(dataDir);
      createPrivateFolder(workFolder);
      const file = join(workFolder, name);
      try {
        await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    remove: (name) => bucket.remove(name),
  };
}
