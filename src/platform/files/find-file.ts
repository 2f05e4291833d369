import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileBucket } from './file-bucket.ts';

export interface FoundFile {
  sha256: string;
  mediaType: string;
  /** True when any visitor may read it. */
  isPublic: boolean;
  bytes: Uint8Array;
}

/** @throws AppError unavailable where the bucket cannot be read */
async function readObject(object: string, sizeBytes: number, bucket: FileBucket | undefined) {
  try {
    if (!bucket) throw new Error(`The object ${object} is in a bucket, and FILES_BUCKET is not set.`);
    return await bucket.read(object, sizeBytes);
  } catch (cause) {
    throw new AppError('unavailable', 'This file cannot be read at the moment. Try again in a few seconds.', {
      cause,
    });
  }
}

/**
 * @param bucket where large files are; undefined where the database has all of them
 * @throws AppError unavailable where the bucket cannot be read
 */
export async function findFile(
  database: Database,
  sha256: string,
  bucket?: FileBucket,
): Promise<FoundFile | undefined> {
  const row = await database
    .selectFrom('files')
    .select(['media_type', 'public', 'bytes', 'object', 'size_bytes'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (!row) return undefined;
  const bytes = row.object === null ? row.bytes : await readObject(row.object, row.size_bytes, bucket);
  return { sha256, mediaType: row.media_type, isPublic: row.public === 1, bytes };
}
