import type { DatabaseTransaction } from '#platform/database/database.ts';
import { purposeOf } from '../model/state.ts';
import type { SubmissionRow } from './find-submission.ts';

/**
 * Takes the papers (the CV) from an application that needs them no longer; the files themselves are removed with the unused uploads, within the
 * hour or, just uploaded, within a day.
 * @returns whether there were any
 */
export async function deletePapers(
  transaction: DatabaseTransaction,
  { id, kind }: Pick<SubmissionRow, 'id' | 'kind'>,
): Promise<boolean> {
  if (purposeOf(kind) !== 'application') return false;
  const { numDeletedRows } = await transaction
    .deleteFrom('submission_files')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
