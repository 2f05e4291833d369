import type { Database } from '#platform/database/database.ts';
import type { Role } from '../model/role.ts';
import { getRoles } from './get-roles.ts';

export interface Colleague {
  id: string;
  name: string;
  /** Its name, with the email address where another account has the same name. */
  label: string;
  roles: Role[];
}

const keyOf = (name: string) => name.toLowerCase();

/** Every account that is not disabled, by name. */
export async function listColleagues(database: Database): Promise<Colleague[]> {
  const rows = await database
    .selectFrom('desk_users')
    .select(['id', 'name', 'email', 'role', 'disabled'])
    .orderBy('name')
    .execute();
  const enabled = rows.filter(({ disabled }) => !disabled);
  const counts = new Map<string, number>();
  for (const { name } of enabled) counts.set(keyOf(name), (counts.get(keyOf(name)) ?? 0) + 1);
  return enabled.map(({ id, name, email, role }) => ({
    id,
    name,
    label: counts.get(keyOf(name)) === 1 ? name : `${name} (${email})`,
    roles: getRoles({ role }),
  }));
}
