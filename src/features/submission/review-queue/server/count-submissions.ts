import { submissionStates, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { countStates } from '#platform/database/count-states.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReviewCount } from '../model/queue-row.ts';

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
  return countStates(submissionStates, rows);
}
