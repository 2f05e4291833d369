import type { Generated } from 'kysely';

/* Checks of tokens; part of schema.ts. */

export interface TokenCheckTable {
  id: Generated<number>;
  /** Key of a network of the forms. */
  network: string;
  /** Of the token, in small letters. */
  address: string;
  /** That a person named, in small letters; empty where it was looked up. */
  pair: string;
  /** Number of the block whose state was read, in decimal digits. */
  block: string;
  /** As the contract says them. */
  name: string | null;
  symbol: string | null;
  /** `verdictOf` in `features/store/token-checks/model/check.ts`. */
  verdict: string;
  /** JSON array, see there. */
  findings: string;
  made_for: 'visitor' | 'review' | 'listed';
  create_time: string;
}

export interface TokenCheckTables {
  token_checks: TokenCheckTable;
}
