import { sql } from 'kysely';
import type { SubmissionKind, SubmissionState } from '#features/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewSibling } from '../model/review-submission.ts';

/** A sender with more than these is looked for by the search. */
const siblingsMax = 20;

/** What else came from this email address, latest first, of the kinds that the reader may see. Never by network address: it is kept for no one to read. */
export async function listSenderSubmissions(
  database: Database,
  { id, email }: { id: number; email: string },
  kinds: readonly SubmissionKind[],
): Promise<ReviewSibling[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title', 'kind', 'state', 'create_time'])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('id', '!=', id)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(siblingsMax)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as SubmissionState }));
}
