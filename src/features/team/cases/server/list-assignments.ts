import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { listColleagues } from '#features/team/accounts/server/list-colleagues.ts';
import type { Database } from '#platform/database/database.ts';
import type { Assignment } from '../model/assignment.ts';

interface AssignmentRequest {
  kind: CaseKind;
  ids: readonly number[];
  /** Who reads it. */
  person: { id: string };
}

/** Who works on these cases, by number: two queries, however many cases there are. */
export async function listAssignments(
  database: Database,
  { kind, ids, person }: AssignmentRequest,
): Promise<Map<number, Assignment>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('case_assignments')
    .select(['case_id', 'account_id', 'assigned_by', 'assign_time'])
    .where('kind', '=', kind)
    .where('case_id', 'in', ids)
    .execute();
  if (rows.length === 0) return new Map();
  const colleagues = await listColleagues(database);
  const names = new Map(colleagues.map(({ id, label }) => [id, label]));
  return new Map(
    rows.map(({ case_id, account_id, assigned_by, assign_time }) => [
      case_id,
      {
        account: account_id,
        name: names.get(account_id) ?? '',
        is_own: account_id === person.id,
        // The account of who assigned it may be disabled since.
        by: assigned_by === account_id ? null : (names.get(assigned_by) ?? null),
        at: assign_time,
      },
    ]),
  );
}
