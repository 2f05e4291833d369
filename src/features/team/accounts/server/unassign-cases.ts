import type { DatabaseTransaction } from '#platform/database/database.ts';
import { caseActions, caseKinds } from '../model/case-kind.ts';
import { may } from '../model/permissions.ts';
import type { Role } from '../model/role.ts';

/**
 * Frees the cases of an account that it can no longer decide about: they would wait for it in vain.
 * @param roles that the account has from now on; none for one that is disabled
 */
export async function unassignCases(
  transaction: DatabaseTransaction,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<void> {
  const lost = caseKinds.filter((kind) => !may({ roles }, caseActions[kind].decide));
  if (lost.length === 0) return;
  await transaction
    .deleteFrom('case_assignments')
    .where('account_id', '=', id)
    .where('kind', 'in', lost)
    .execute();
}
