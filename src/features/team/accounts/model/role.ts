/** What people do at the desk. An account has one or more of them. */
export const roles = ['reviewer', 'editor', 'recruiter', 'bookkeeper', 'observer', 'administrator'] as const;
export type Role = (typeof roles)[number];

function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** Roles as the command line and the database write them: `reviewer recruiter`. Undefined when there is none, or one that is not known. */
export function parseRoles(text: string): Role[] | undefined {
  const names = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  return names.length > 0 && names.every(isRole) ? names : undefined;
}
