import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { CountedKind } from '../model/numbers.ts';
import type { Decision } from '../model/summarize-decisions.ts';

/** Answers that a reviewer gives to what waits for them; the names are literals, so that both engines use the partial index. */
const answers = sql`actor = 'reviewer' and from_state = 'in-review' and to_state in ('listed', 'rejected', 'changes-requested')`;

const endOfTime = '9999';

/** How the history marks a step that undoes the one before it (`change-detail.ts` of submissions). */
const undoes = '%"undoes":%';

/**
 * The desk's answers since a time (and before another), each with the time at which its submission last came to the desk: so the promise's clock stops while a
 * team works on changes. A decision that was undone does not count.
 */
export async function listDecisions(
  database: Database,
  { since, until, kinds }: { since: string; until?: string; kinds: readonly CountedKind[] },
): Promise<Decision[]> {
  const { rows } = await sql<{ kind: CountedKind; at: string; entered: string | null; is_first: number }>`
    select s.kind as kind, d.at as at, (
      select max(e.at) from submission_history as e
      where e.submission_id = d.submission_id and e.version < d.version and e.to_state = 'in-review'
        and coalesce(e.from_state, '') <> 'in-review' and coalesce(e.detail, '') not like ${undoes}
    ) as entered, case when exists (
      select 1 from submission_history as b
      where b.submission_id = d.submission_id and b.version < d.version and b.from_state = 'in-review'
        and b.to_state = 'changes-requested'
    ) then 0 else 1 end as is_first
    from (select submission_id, version, at from submission_history where ${answers} and at >= ${since}
      and at < ${until ?? endOfTime}) as d
    join submissions as s on s.id = d.submission_id
    where s.kind in (${sql.join(kinds)}) and not exists (
      select 1 from submission_history as u
      where u.submission_id = d.submission_id and u.version = d.version + 1 and u.detail like ${undoes}
    )`.execute(database);
  return rows.flatMap(({ kind, at, entered, is_first }) =>
    entered === null ? [] : [{ kind, at, entered, isFirst: is_first === 1 }],
  );
}
