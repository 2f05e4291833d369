import type { Role } from './role.ts';

/** Who is signed in at the desk. */
export interface SignedIn {
  /** Of the account, for ever. */
  id: string;
  /** Of the session; no secret. */
  sessionId: string;
  name: string;
  email: string;
  /** At least one. */
  roles: readonly Role[];
}

/** An account as the command line lists it. */
export interface Account extends Omit<SignedIn, 'sessionId'> {
  disabled: boolean;
  /** RFC 3339, UTC. */
  create_time: string;
}
