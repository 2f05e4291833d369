/** Why an account could not be made or changed. */
export type AccountError =
  'email' | 'name' | 'password-too-short' | 'password-too-long' | 'password-common' | 'exists' | 'unknown';

/** Why someone's own password was not changed. */
export type PasswordIssue = 'wrong-password' | 'too-many-attempts';

export type AccountOutcome = { ok: true } | { ok: false; issue: AccountError };
