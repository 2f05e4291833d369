import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from './database.ts';

/** Tables of cases, each open until a decision. */
type CaseTable = 'appeals' | 'payment_questions' | 'proposals' | 'report_cases';

/**
 * How many cases wait for a decision, and how many have one.
 * @param only which are counted; all of the table by default
 */
export async function countDecided(
  database: Database,
  table: CaseTable,
  only: Expression<SqlBool> = sql<boolean>`1 = 1`,
): Promise<{ id: 'open' | 'decided'; count: number }[]> {
  const { decided, all } = await database
    .selectFrom(table)
    .where(only)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      // A decision has a time; what is null does not count.
      fn.count<number>('decided_time').as('decided'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { id: 'open', count: Number(all) - Number(decided) },
    { id: 'decided', count: Number(decided) },
  ];
}
