import { sql, type Expression, type SqlBool } from 'kysely';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { WantedCase } from './case-source.ts';
import { isHeldBy } from './is-held-by.ts';

/**
 * Whether the next case may be this one.
 * @param id its column, such as `appeals.id`
 */
export function isWanted(kind: CaseKind, id: string, { holder, except }: WantedCase): Expression<SqlBool> {
  // No case has the number 0: an empty list is no SQL.
  return sql<SqlBool>`${isHeldBy(kind, id, holder)} and ${sql.ref(id)} not in (${sql.join([0, ...except])})`;
}
