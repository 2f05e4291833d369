/** What a person may do at the desk. Reviewers decide about submissions, editors write content, administrators may do both. */
export const roles = ['reviewer', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}

/** True when the role may see and decide submissions. */
export function mayReview(role: Role): boolean {
  return role === 'reviewer' || role === 'admin';
}

/** True when the role looks after accounts and what happens around them. */
export function mayAdminister(role: Role): boolean {
  return role === 'admin';
}
