import type { SubmissionRow } from '#features/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';
import type { EarlierForm } from '../model/review-submission.ts';
import type { ReviewKinds } from './review-kind.ts';

/** The form before the one that was sent again; null when there is none, or when it cannot be read. */
export async function findEarlierForm(
  kinds: ReviewKinds,
  database: Database,
  { id, kind }: SubmissionRow,
): Promise<EarlierForm | null> {
  const row = await database
    .selectFrom('earlier_forms')
    .select(['version', 'payload', 'payload_version'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const read = kinds[kind].read({ id, ...row });
  return read.ok ? { version: row.version, payload: { ...read.form.payload } } : null;
}
