import type { Generated } from 'kysely';

/* What waits for a second person; part of schema.ts. */

export interface ProposalTable {
  id: Generated<number>;
  /** `second-person/model/proposal.ts` */
  kind: string;
  /** What it is about, as in the audit log: `dapp 12`. One open proposal has it. */
  subject: string;
  /** Of the thing, for the list. */
  title: string;
  /** JSON: what is done once it is confirmed, with the version that it is based on. */
  payload: string;
  /** JSON: the fields that differ, as people read them. */
  changes: string;
  /** Hash of an uploaded logo that it waits with; empty without one. */
  icon: string;
  /** Account that proposed it; null where a schedule did. */
  actor_id: string | null;
  /** Email address of the account. */
  actor: string;
  /** Name of the access token, where a script acted for the account. */
  token: string | null;
  at: string;
  /** Null, like the next three, until it is decided. */
  outcome: Generated<'confirmed' | 'declined' | null>;
  /** Email address of the account. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
  note: Generated<string | null>;
}
