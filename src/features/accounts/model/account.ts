import type { Role } from './role.ts';

/** Who is signed in at the desk. */
export interface SignedIn {
  name: string;
  email: string;
  role: Role;
}

/** An account as the command line lists it. */
export interface Account extends SignedIn {
  disabled: boolean;
  /** RFC 3339, UTC. */
  create_time: string;
}
