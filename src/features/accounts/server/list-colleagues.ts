import type { Database } from '#platform/database/database.ts';
import type { Role } from '../model/role.ts';
import { getRoles } from './get-roles.ts';

export interface Colleague {
  id: string;
  name: string;
  roles: Role[];
}

/** Every account that is not disabled, by name. */
export async function listColleagues(database: Database): Promise<Colleague[]> {
  const rows = await database
    .selectFrom('desk_users')
    .select(['id', 'name', 'role', 'disabled'])
    .orderBy('name')
    .execute();
  return rows
    .filter(({ disabled }) => !disabled)
    .map(({ id, name, role }) => ({ id, name, roles: getRoles({ role }) }));
}
