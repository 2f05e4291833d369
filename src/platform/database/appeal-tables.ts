import type { Generated } from 'kysely';

/* Appeals against decisions; part of schema.ts. */

export interface AppealTable {
  id: Generated<number>;
  submission_id: number;
  /** The delisting appealed against; null for a rejection. */
  delisting_id: number | null;
  /** Account that made the decision appealed against, and its email address; null where none did. */
  contested_id: string | null;
  contested: string | null;
  /** When that decision was made. */
  contested_time: string;
  text: string;
  create_time: string;
  /** By when a decision is promised. */
  due_time: string;
  /** Incremented with each act of the desk. */
  version: Generated<number>;
  /** `appeals/model/appeal.ts`; null, like the next three, until it is decided. */
  outcome: Generated<string | null>;
  /** What the team reads. */
  answer: Generated<string | null>;
  /** Email address of the account. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
}
