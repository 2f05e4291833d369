import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { may, type DeskAction } from '../model/permissions.ts';
import { getRoles } from './get-roles.ts';

/** Could anyone decide whom this does not keep from it? Disabled accounts do not count. */
export async function hasAnotherDecider(
  database: Database,
  action: DeskAction,
  isBarred: (account: { id: string; email: string }) => boolean,
): Promise<boolean> {
  const users = await database
    .selectFrom('desk_users')
    .select(['id', 'email', 'role'])
    .where(sql<boolean>`disabled = false`)
    .execute();
  return users.some((user) => may({ roles: getRoles(user) }, action) && !isBarred(user));
}
