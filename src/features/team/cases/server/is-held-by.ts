import { sql, type Expression, type SqlBool } from 'kysely';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';

/**
 * Whether a case is assigned to an account; with null, to no one.
 * @param id its column, such as `appeals.id`
 */
export function isHeldBy(kind: CaseKind, id: string, holder: string | null): Expression<SqlBool> {
  const assignment = sql`select 1 from case_assignments
    where case_assignments.kind = ${kind} and case_assignments.case_id = ${sql.ref(id)}`;
  return holder === null
    ? sql<SqlBool>`not exists (${assignment})`
    : sql<SqlBool>`exists (${assignment} and case_assignments.account_id = ${holder})`;
}
