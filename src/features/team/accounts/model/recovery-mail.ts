/** What the mail with a link for a new password says. */
export interface RecoveryMailFacts {
  /** Of the account. */
  email: string;
  /** Name of the administrator who made the link; null where the person asked for it. */
  administrator: string | null;
  /** Absolute, with a secret; only in this mail. */
  link: string;
  /** When the link ends, RFC 3339, UTC. */
  expires_time: string;
}
