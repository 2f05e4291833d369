/** Why an account could not be made or changed. */
export type AccountError =
  'email' | 'name' | 'password-too-short' | 'password-too-long' | 'password-common' | 'exists' | 'unknown';

/** Why someone's own password was not changed. */
export type PasswordIssue = 'wrong-password' | 'too-many-attempts';

/** Why a code was not accepted. */
export type CodeIssue = 'wrong-code' | 'used-code' | 'too-many-attempts';

/** Why someone's own second factor was not changed. */
export type SecondFactorIssue =
  PasswordIssue | CodeIssue | 'second-factor-on' | 'second-factor-off' | 'has-passkeys';

/** Why no passkey was added. */
export type PasskeyIssue =
  'no-passkeys-here' | 'passkey-failed' | 'passkey-not-verified' | 'too-many-passkeys';

/** Why no access token was made. */
export type AccessTokenIssue = PasswordIssue | CodeIssue | 'too-many-tokens';

export type AccountOutcome = { ok: true } | { ok: false; issue: AccountError };
