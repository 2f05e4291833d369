import type { Role } from './role.ts';

/** A link counts for so long. */
export const invitationDays = 7;

/** An invitation that was not accepted yet, as administrators see it. Times are RFC 3339, UTC. */
export interface Invitation {
  id: number;
  email: string;
  name: string;
  roles: readonly Role[];
  create_time: string;
  expires_time: string;
}

/** What the page of an invitation says to its holder. */
export interface OpenInvitation {
  email: string;
  name: string;
}

/** Path of the page in the desk. The token is behind `#`, so it is in no log of a server. */
export const invitationPath = (token: string) => `/#/invitation/${token}`;
