import type { Database } from '#platform/database/database.ts';
import type { Reviewer } from '../model/reviewer.ts';

/**
 * Submissions that this person rejected and that are reviewed again because an appeal was granted: another person reviews them (decision 031).
 * The account is compared by its address where the rejection names no account.
 */
export async function listOverruled(
  database: Database,
  { id, email }: Pick<Reviewer, 'id' | 'email'>,
): Promise<number[]> {
  const rows = await database
    .selectFrom('appeals')
    .select('submission_id')
    .where('outcome', '=', 'granted')
    .where('delisting_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('contested_id', '=', id),
        eb.and([eb('contested_id', 'is', null), eb('contested', '=', email)]),
      ]),
    )
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}
