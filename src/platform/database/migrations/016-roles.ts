import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * An account has one or more roles, separated by spaces. Until now reviewers decided about applications too, which are now the
 * recruiters': they keep both.
 */
export const nameRoles: Migration = async (db) => {
  await sql`update desk_users set role = 'reviewer recruiter' where role = 'reviewer'`.execute(db);
  await sql`update desk_users set role = 'administrator' where role = 'admin'`.execute(db);
};
