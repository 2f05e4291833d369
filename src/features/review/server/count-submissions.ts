import { submissionStates, type SubmissionKind } from '#features/submissions/model/state.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewCount } from '../model/review-submission.ts';

export async function countSubmissions(
  database: Database,
  kinds: readonly SubmissionKind[],
): Promise<ReviewCount[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('kind', 'in', kinds)
    .groupBy('state')
    .execute();
  const counts = submissionStates.map((id) => ({
    id,
    count: Number(rows.find(({ state }) => state === id)?.count ?? 0),
  }));
  return [...counts, { id: 'all', count: counts.reduce((sum, { count }) => sum + count, 0) }];
}
