/** What the mail of an invitation says. */
export interface InvitationMailFacts {
  /** Name of the administrator who invites. */
  inviter: string;
  /** Absolute, with a secret; only in this mail. */
  link: string;
  /** When the link ends, RFC 3339, UTC. */
  expires_time: string;
}
