import type { Generated } from 'kysely';

/* The part of schema.ts about the desk's accounts that is not better-auth's; the same rules apply. */

export interface SignInFailureTable {
  /** Email address as entered, trimmed and in lower case; the account may not exist. */
  account_key: string;
  /** Consecutive failures, including the attempt being checked. */
  failures: number;
  /** No attempt is checked before this time; empty when none was refused yet. */
  locked_until: string;
  update_time: string;
}

export interface SecurityEventTable {
  id: Generated<number>;
  at: string;
  kind: string;
  outcome: string;
  /** The account's email address, or as it was entered; empty where none was given. */
  email: string;
  /** Network address of the caller. */
  address: string;
}
