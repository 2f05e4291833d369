import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { orphanLifetimeMs } from './delete-orphan-files.ts';
import { nameObject, type FileBucket } from './file-bucket.ts';
import { getPictureHash } from './picture-hash.ts';

/** Smaller ones stay in the database: a request for each would take longer than reading the row. */
const movedMinBytes = 32 * 1024;

/** Younger ones may be uploads that no form comes for: those cost no request. */
const movedMinAgeMs = orphanLifetimeMs + 60 * 60_000;

/** How long after its begin a move that did not end counts as given up. */
const givenUpMs = 60 * 60_000;

interface Moving {
  database: Database;
  bucket: FileBucket;
  now: () => Date;
}

const listMovable = ({ database, now }: Moving, most: number) =>
  database
    .selectFrom('files')
    .select('sha256')
    .where('object', 'is', null)
    .where('create_time', '<', new Date(now().getTime() - movedMinAgeMs).toISOString())
    .where('size_bytes', '>=', movedMinBytes)
    .limit(most)
    .execute();

/**
 * The object is there before the row names it. Its removal is planned before it is put, and no longer planned in the transaction in which the
 * row names it: what a killed process leaves goes by itself.
 * @returns false for a file that has been deleted, or is damaged
 */
async function moveFile({ database, bucket, now }: Moving, sha256: string): Promise<boolean> {
  // While the bytes are near.
  await getPictureHash(database, sha256);
  const row = await database
    .selectFrom('files')
    .select(['bytes', 'media_type'])
    .where('sha256', '=', sha256)
    .where('object', 'is', null)
    .executeTakeFirst();
  // A damaged row stays as it is, for the rehearsal of a backup to name it.
  if (!row || createHash('sha256').update(row.bytes).digest('hex') !== sha256) return false;
  const object = nameObject(sha256);
  const due_time = new Date(now().getTime() + givenUpMs).toISOString();
  await database.insertInto('object_removals').values({ name: object, due_time }).execute();
  await bucket.put(object, { bytes: row.bytes, mediaType: row.media_type });
  // Not every store compares what it got with its hash.
  await bucket.read(object, row.bytes.length);
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('files')
      .set({ object, bytes: new Uint8Array() })
      .where('sha256', '=', sha256)
      .where('object', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction.deleteFrom('object_removals').where('name', '=', object).execute();
    return true;
  });
}

/**
 * Moves the bytes of large files from the database into the bucket, one after the other. Can be done again at any time.
 * @param most how many, at most
 * @returns how many were moved
 * @throws ObjectStoreError where the bucket does not take one; what was moved before stays moved
 */
export async function moveFiles(moving: Moving, most: number): Promise<number> {
  let moved = 0;
  for (const { sha256 } of await listMovable(moving, most)) if (await moveFile(moving, sha256)) moved += 1;
  return moved;
}

/**
 * Removes objects whose row was deleted, or that no row came to name.
 * @returns how many @throws ObjectStoreError where the bucket does not do it; the next run tries again
 */
export async function removeObjects({ database, bucket, now }: Moving, most: number): Promise<number> {
  const due = await database
    .selectFrom('object_removals')
    .select('name')
    .where('due_time', '<=', now().toISOString())
    .limit(most)
    .execute();
  for (const { name } of due) {
    await bucket.remove(name);
    await database.deleteFrom('object_removals').where('name', '=', name).execute();
  }
  return due.length;
}
