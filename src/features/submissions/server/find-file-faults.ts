import type { Database } from '#platform/database/database.ts';
import { iconSidePixels } from '#platform/files/upload.ts';
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

/** An audit report that was never uploaded, or is no PDF. */
export async function findAuditFaults(database: Database, report: string | null): Promise<SubmissionFault[]> {
  if (report === null || !isSha256(report)) return [];
  const file = await describeFile(database, report);
  return file?.media_type === 'application/pdf' ? [] : [{ path: 'audit_file', code: 'pdf' }];
}
