import type { Database } from '#platform/database/database.ts';
import type { FileBucket } from '#platform/files/file-bucket.ts';
import { findFile, type FoundFile } from '#platform/files/find-file.ts';
import { findByReference } from './find-submission.ts';

/** A file that came with the submission, for the holder of the reference; undefined when either does not exist. */
export async function findSubmissionFile(
  { database, fileBucket }: { database: Database; fileBucket?: FileBucket | undefined },
  reference: string,
  role: string,
): Promise<FoundFile | undefined> {
  const submission = await findByReference(database, reference);
  if (!submission) return undefined;
  const link = await database
    .selectFrom('submission_files')
    .select('sha256')
    .where('submission_id', '=', submission.id)
    .where('role', '=', role)
    .executeTakeFirst();
  return link && findFile(database, link.sha256, fileBucket);
}
