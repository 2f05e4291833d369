import { parseRoles, type Role } from '../model/role.ts';

/** Only this feature writes roles, so another one means that the table was changed by hand. */
export function getRoles(user: { role?: unknown }): Role[] {
  const roles = typeof user.role === 'string' ? parseRoles(user.role) : undefined;
  if (!roles) throw new Error('An account has a role that is not known');
  return roles;
}
