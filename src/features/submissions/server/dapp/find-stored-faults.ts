import type { Database } from '#platform/database/database.ts';
import { iconSidePixels } from '#platform/files/upload.ts';
import type { DappDraft } from '../../model/dapp-draft.ts';
import type { SubmissionFault } from '../../model/submission-fault.ts';

const isSha256 = (text: string | null): text is string => text !== null && /^[0-9a-f]{64}$/.test(text);

async function describeFile(database: Database, sha256: string) {
  return database
    .selectFrom('files')
    .select(['media_type', 'width', 'height'])
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

async function iconFaults(database: Database, icon: string): Promise<SubmissionFault[]> {
  if (!isSha256(icon)) return [];
  const file = await describeFile(database, icon);
  const isLogo =
    (file?.media_type === 'image/png' || file?.media_type === 'image/jpeg') &&
    file.width === iconSidePixels &&
    file.height === iconSidePixels;
  return isLogo ? [] : [{ path: 'icon', code: 'logo' }];
}

async function auditFaults(database: Database, report: string | null): Promise<SubmissionFault[]> {
  if (!isSha256(report)) return [];
  const file = await describeFile(database, report);
  return file?.media_type === 'application/pdf' ? [] : [{ path: 'audit_file', code: 'pdf' }];
}

async function categoryFaults(database: Database, categories: readonly number[]): Promise<SubmissionFault[]> {
  const ids = categories.filter(Number.isSafeInteger);
  if (ids.length === 0) return [];
  // Read whole, because an id out of the column's range is an error on PostgreSQL, not an absent row.
  const known = await database.selectFrom('categories').select('hid').execute();
  const isKnown = ids.every((id) => known.some(({ hid }) => hid === id));
  return isKnown ? [] : [{ path: 'categories', code: 'unknown-category' }];
}

/** Faults that only the portal's own data shows: files that were never uploaded (or not as what the form says), unknown categories. */
export async function findStoredFaults(
  database: Database,
  draft: Pick<DappDraft, 'icon' | 'audit_file' | 'categories'>,
): Promise<SubmissionFault[]> {
  return [
    ...(await iconFaults(database, draft.icon)),
    ...(await auditFaults(database, draft.audit_file)),
    ...(await categoryFaults(database, draft.categories)),
  ];
}
