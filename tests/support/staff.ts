import { sql } from 'kysely';
import { describeNotice } from '#features/team/notices/model/staff-notice.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { parseRoles } from '#features/team/accounts/model/role.ts';
import type { Database } from '#platform/database/database.ts';

/** A person of the tests, who signs in nowhere. */
export interface Person {
  id: string;
  name: string;
  email: string;
  roles: readonly Role[];
}

/** @param roles as the database has them */
export function personOf(name: string, roles: string): Person {
  const id = name.toLowerCase();
  return { id, name, email: `${id}@example.org`, roles: parseRoles(roles) ?? [] };
}

/** Stores their accounts. */
export async function storeStaff(database: Database, people: readonly Person[]): Promise<void> {
  const at = '2026-03-01T00:00:00.000Z';
  for (const { id, name, email, roles } of people)
    await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
      values (${id}, ${name}, ${email}, false, ${roles.join(' ')}, false, ${at}, ${at})`.execute(database);
}

/** What each was told, by the first part of their address: `ana: mail report`. */
export async function listTold(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('staff_notices')
    .innerJoin('desk_users', 'desk_users.id', 'staff_notices.account_id')
    .select(['email', 'way', 'kind'])
    .orderBy('staff_notices.id')
    .execute();
  return rows.map(({ email, way, kind }) => `${email.split('@')[0]}: ${way} ${kind}`).toSorted();
}

/** Everything of the notices that a reader sees. */
export async function listTitles(database: Database): Promise<{ line: string; path: string }[]> {
  const rows = await database
    .selectFrom('staff_notices')
    .select(['title', 'detail', 'path'])
    .distinct()
    .orderBy('title')
    .execute();
  return rows.map(({ path, ...notice }) => ({ line: describeNotice(notice), path }));
}
