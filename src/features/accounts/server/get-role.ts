import { isRole, type Role } from '../model/role.ts';

/** Only this feature writes roles, so another one means that the table was changed by hand. */
export function getRole(user: { role?: unknown }): Role {
  if (!isRole(user.role)) throw new Error('An account has a role that is not known');
  return user.role;
}
