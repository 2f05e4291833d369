import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { NamedFile } from './submission-form.ts';

/** The names people see when they download; what they called their files is not kept. */
const fileNames: Record<NamedFile['role'], string> = { icon: 'logo', audit: 'audit.pdf', cv: 'cv.pdf' };

/** Makes exactly these files the submission's own, so that they are not removed as forgotten uploads. */
export async function linkFiles(
  transaction: DatabaseTransaction,
  submissionId: number,
  files: readonly NamedFile[],
): Promise<void> {
  await transaction.deleteFrom('submission_files').where('submission_id', '=', submissionId).execute();
  const rows = files.map(({ role, sha256 }) => ({
    submission_id: submissionId,
    role,
    sha256,
    file_name: fileNames[role],
  }));
  if (rows.length > 0) await transaction.insertInto('submission_files').values(rows).execute();
}
