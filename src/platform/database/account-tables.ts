import type { Generated } from 'kysely';

/* The part of schema.ts about the desk's accounts that is not better-auth's; the same rules hold. */

export interface SignInFailureTable {
  /** Email address as it was entered, trimmed and in lower case; there need not be an account. */
  account_key: string;
  /** In a row, the attempt that is being checked included. */
  failures: number;
  /** No attempt is checked before; empty when none was refused yet. */
  locked_until: string;
  update_time: string;
}

export interface SecurityEventTable {
  id: Generated<number>;
  at: string;
  kind: string;
  outcome: string;
  /** Of the account, or as it was entered; empty where nobody said. */
  email: string;
  /** Network address of the caller. */
  address: string;
}
