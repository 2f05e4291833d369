import { iconSidePixels } from '#lib/upload-limits.ts';
import type { Database } from '#platform/database/database.ts';
import { isSha256 } from '../model/form-schema.ts';
import type { SubmissionFault } from '../model/submission-fault.ts';

async function describeFile(database: Database, sha256: string) {
  return database
    .selectFrom('files')
    .select(['media_type', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

/** A logo that was never uploaded, or not as a logo. Texts that are no hash have a fault already. */
export async function findIconFaults(database: Database, icon: string): Promise<SubmissionFault[]> {
  if (!isSha256(icon)) return [];
  const file = await describeFile(database, icon);
  const isLogo =
    (file?.media_type === 'image/png' || file?.media_type === 'image/jpeg') &&
    file.width === iconSidePixels &&
    file.height === iconSidePixels;
  return isLogo ? [] : [{ path: 'icon', code: 'logo' }];
}

/** A document of the field that was never uploaded, or is no PDF. */
export async function findPdfFaults(
  database: Database,
  path: 'audit_file' | 'cv',
  sha256: string | null,
): Promise<SubmissionFault[]> {
  if (sha256 === null || !isSha256(sha256)) return [];
  const file = await describeFile(database, sha256);
  return file?.media_type === 'application/pdf' ? [] : [{ path, code: 'pdf' }];
}
