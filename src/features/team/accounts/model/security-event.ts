/** What happened: an attempt to sign in, to change one's own account or to get a new password for it, an account that was locked, a call that was not allowed. */
export type SecurityKind = 'sign-in' | 'own-account' | 'recovery' | 'lock-out' | 'access';

export type SecurityOutcome =
  | 'accepted'
  /** Email or password is wrong, or the account is disabled. */
  | 'wrong-password'
  /** The password was right, and a code is asked for. */
  | 'code-required'
  | 'wrong-code'
  /** A code was right, but was used before. */
  | 'used-code'
  /** Accepted with one of the recovery codes. */
  | 'recovery-code'
  /** Accepted with a passkey, which counts as both factors. */
  | 'passkey'
  /** A passkey that is unknown, or that was used without PIN, fingerprint or face. */
  | 'wrong-passkey'
  /** Accepted because the provider of single sign-on says who it is. */
  | 'single-sign-on'
  /** The provider said nobody who has an account, or its answer was not what was asked for. */
  | 'single-sign-on-refused'
  /** An access token that ended, or never was one. */
  | 'wrong-token'
  /** A link for a new password was asked for. */
  | 'asked'
  /** A new password was set with such a link. */
  | 'recovered'
  /** An account checks no password for a while. */
  | 'locked'
  /** Too many attempts from one network address. */
  | 'too-many-attempts'
  /** The account's role does not allow the call. */
  | 'not-allowed'
  /** The call came under another host's name or from another site's page. */
  | 'wrong-origin';

/** As the desk lists it. */
export interface SecurityEvent {
  id: number;
  /** RFC 3339, UTC. */
  at: string;
  kind: SecurityKind;
  outcome: SecurityOutcome;
  /** Of the account, or as it was entered; empty where none was given. */
  email: string;
  /** Network address of the caller. */
  address: string;
}
