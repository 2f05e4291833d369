/** Why an account could not be made or changed. */
export type AccountFault =
  'email' | 'name' | 'password-too-short' | 'password-too-long' | 'password-common' | 'exists' | 'unknown';

/** Why someone's own password was not changed. */
export type PasswordFault = 'wrong-password' | 'too-many-attempts';

export type AccountOutcome = { ok: true } | { ok: false; fault: AccountFault };
