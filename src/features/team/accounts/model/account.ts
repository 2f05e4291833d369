import type { Role } from './role.ts';
import type { TokenScope } from './token-scope.ts';

/** Who is signed in at the desk. */
export interface SignedIn {
  /** Of the account, forever. */
  id: string;
  /** Of the session, no secret; empty for an access token. */
  sessionId: string;
  name: string;
  email: string;
  /** At least one. */
  roles: readonly Role[];
  /** Administrators require a second factor and this account has none: until then the session can do nothing else. */
  mustSetUpSecondFactor?: true;
  /** Name of the access token with which a script acts for this account; absent where a person signed in. */
  token?: string;
  /** What that token may be used for. */
  scopes?: readonly TokenScope[];
}

/** An account as the command line lists it. */
export interface Account extends Omit<SignedIn, 'sessionId' | 'mustSetUpSecondFactor' | 'token' | 'scopes'> {
  disabled: boolean;
  /** Signing in needs a code in addition to the password. */
  has_second_factor: boolean;
  /** RFC 3339, UTC. */
  create_time: string;
}
