import { iconSidePixels } from '#lib/upload-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { FormSender, NamedFile } from '#features/submission/submissions/server/submission-form.ts';

/**
 * A file as far as the sender may name it: uploaded in this role with one of the sender's keys, or already part of the submission or of its parent.
 * Nobody learns whether a file exists: a foreign one, one of another role and one that was never uploaded are the same.
 */
async function describeOwnFile(database: Database, { role, sha256 }: NamedFile, sender: FormSender) {
  const keyHashes = ['', ...sender.uploadKeyHashes];
  return database
    .selectFrom('files')
    .select(['media_type', 'width', 'height'])
    .where('sha256', '=', sha256)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('uploads')
            .select('uploads.sha256')
            .whereRef('uploads.sha256', '=', 'files.sha256')
            .where('role', '=', role)
            .where('key_hash', 'in', keyHashes),
        ),
        exists(
          selectFrom('submission_files')
            .select('submission_files.sha256')
            .whereRef('submission_files.sha256', '=', 'files.sha256')
            .where('role', '=', role)
            .where('submission_id', 'in', [sender.submissionId ?? -1, sender.parentId ?? -1]),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** A logo that the sender never uploaded, or not as a logo. Texts that are no hash have an error already. */
export async function findIconIssues(
  database: Database,
  icon: string,
  sender: FormSender,
): Promise<SubmissionIssue[]> {
  if (!isSha256(icon)) return [];
  const file = await describeOwnFile(database, { role: 'icon', sha256: icon }, sender);
  const isLogo =
    (file?.media_type === 'image/png' || file?.media_type === 'image/jpeg') &&
    file.width === iconSidePixels &&
    file.height === iconSidePixels;
  return isLogo ? [] : [{ path: 'icon', code: 'logo' }];
}

/** A document of the field that the sender never uploaded for it, or that is no PDF. */
export async function findPdfIssues(
  database: Database,
  { path, role, sha256 }: { path: string; role: NamedFile['role']; sha256: string | null },
  sender: FormSender,
): Promise<SubmissionIssue[]> {
  if (sha256 === null || !isSha256(sha256)) return [];
  const file = await describeOwnFile(database, { role, sha256 }, sender);
  return file?.media_type === 'application/pdf' ? [] : [{ path, code: 'pdf' }];
}
