import type { Database } from '#platform/database/database.ts';
import type { DappDraft } from '../model/dapp-fields.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import {
  findIconIssues,
  findPdfIssues,
} from '#features/submission/submission-checks/server/find-file-issues.ts';
import type { FormSender } from '#features/submission/submissions/server/submission-form.ts';

async function categoryIssues(database: Database, categories: readonly number[]): Promise<SubmissionIssue[]> {
  const ids = categories.filter(Number.isSafeInteger);
  if (ids.length === 0) return [];
  // Read whole, because an id out of the column's range is an error on PostgreSQL, not an absent row.
  const known = await database.selectFrom('categories').select('hid').execute();
  const isKnown = ids.every((id) => known.some(({ hid }) => hid === id));
  return isKnown ? [] : [{ path: 'categories', code: 'unknown-category' }];
}

/** Errors that only the portal's own data shows: files that were never uploaded (or not as what the form says), unknown categories. */
export async function findStoredIssues(
  database: Database,
  draft: Pick<DappDraft, 'icon' | 'audit_file' | 'categories'>,
  sender: FormSender,
): Promise<SubmissionIssue[]> {
  return [
    ...(await findIconIssues(database, draft.icon, sender)),
    ...(await findPdfIssues(
      database,
      { path: 'audit_file', role: 'audit', sha256: draft.audit_file },
      sender,
    )),
    ...(await categoryIssues(database, draft.categories)),
  ];
}
