import type { FileBucket } from '../files/file-bucket.ts';
import { BackupError } from './backup-record.ts';
import type { AdaptRow } from './read-database.ts';

/**
 * A backup needs no bucket: it has the bytes of every file, as if the database had kept them, and names no object. So what is restored
 * beside the portal, or a second time, never touches objects of another database.
 * @throws BackupError for a file in a bucket where none is set up, ObjectStoreError where it cannot be read
 */
export function wholeRows(bucket: FileBucket | undefined): AdaptRow {
  return async (table, row) => {
    if (table === 'object_removals') return undefined;
    if (table !== 'files' || typeof row['object'] !== 'string') return row;
    if (!bucket)
      throw new BackupError(
        'Files of this database are in a bucket: set FILES_BUCKET, so that they are backed up.',
      );
    return { ...row, bytes: await bucket.read(row['object'], Number(row['size_bytes'])), object: null };
  };
}
