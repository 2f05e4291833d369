import type { Database } from '#platform/database/database.ts';
import { SettingsError } from '../env/settings-error.ts';
import type { FileBucket } from './file-bucket.ts';

/** @throws SettingsError where files were moved into a bucket and none is set */
export async function requireBucket(database: Database, bucket: FileBucket | undefined): Promise<void> {
  if (bucket) return;
  // Two counts from indexes: looking for rows with an object would read past all bytes.
  const { all, here } = await database
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('files').select(fn.countAll().as('count')).as('all'),
      selectFrom('files').select(fn.countAll().as('count')).where('object', 'is', null).as('here'),
    ])
    .executeTakeFirstOrThrow();
  const moved = Number(all) - Number(here);
  if (moved > 0)
    throw new SettingsError(
      `The setting FILES_BUCKET is missing: ${moved} files of this database are in a bucket.`,
    );
}
