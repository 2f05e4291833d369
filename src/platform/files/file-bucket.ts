import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Log } from '../log/log.ts';
import { sayRarely } from '../log/say-rarely.ts';
import { ObjectStoreError } from '../objects/object-store-error.ts';
import { createS3Bucket, type S3Bucket } from '../objects/s3-bucket.ts';
import { parseS3Address } from '../objects/s3-address.ts';
import type { S3Account, S3Patience } from '../objects/s3-requests.ts';

/** Objects with the bytes of files, in a private bucket. Each call throws ObjectStoreError where the store does not do it. */
export interface FileBucket {
  put(object: string, file: { bytes: Uint8Array; mediaType: string }): Promise<void>;
  /** The bytes, compared with the hash in the object's name. */
  read(object: string, sizeBytes: number): Promise<Uint8Array>;
  /** One that is not there counts as removed. */
  remove(object: string): Promise<void>;
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Name of an object that is never used again, so that removing one can never hit what was stored again. */
export const nameObject = (sha256: string): string => `${sha256}-${crypto.randomUUID()}`;

/** Says when files cannot be read: who asked for one is only told to try again. */
export function tellFailures(bucket: FileBucket | undefined, log: Log): FileBucket | undefined {
  if (!bucket) return undefined;
  const isNew = sayRarely();
  return {
    ...bucket,
    read: async (object, sizeBytes) => {
      try {
        return await bucket.read(object, sizeBytes);
      } catch (error) {
        if (isNew('read')) log.warn({ error }, 'files cannot be read from their bucket (FILES_BUCKET)');
        throw error;
      }
    },
  };
}

const createFileBucket = (bucket: S3Bucket): FileBucket => ({
  put: (object, { bytes, mediaType }) =>
    bucket.put(object, {
      body: new Blob([new Uint8Array(bytes)], { type: mediaType }),
      sha256: sha256Of(bytes),
    }),
  async read(object, sizeBytes) {
    const opened = await bucket.open(object, sizeBytes);
    if (!opened) throw new ObjectStoreError(`The store has no object ${object}.`);
    const bytes = await buffer(opened.stream);
    if (!object.startsWith(`${sha256Of(bytes)}-`))
      throw new ObjectStoreError(`The object ${object} is not what was stored.`);
    return bytes;
  },
  remove: (object) => bucket.remove(object),
});

/** Where the settings say that large files are. */
export interface FilePlace {
  /** `s3://bucket/prefix` */
  address: string;
  s3: S3Account;
}

/** A visitor waits for it. */
const patience: S3Patience = {
  limitMs: 5_000,
  slowestBytesPerSecond: 256 * 1024,
  attempts: 2,
  firstPauseMs: 200,
};

/** @param place undefined where the database has all files @throws ObjectStoreError for an invalid address */
export function openFileBucket(place: FilePlace | undefined): FileBucket | undefined {
  if (!place) return undefined;
  const parsed = parseS3Address(place.address);
  if (!parsed) throw new ObjectStoreError(`${place.address} is no address such as s3://bucket/prefix.`);
  return createFileBucket(createS3Bucket(place.s3, parsed, patience));
}
