/* The part of schema.ts about the audit log; the same rules hold. */

export interface AuditLogTable {
  /** From 1, without gaps: given by the head's count. */
  id: number;
  at: string;
  area: string;
  action: string;
  actor_id: string | null;
  actor: string;
  subject: string;
  /** JSON. */
  detail: string;
  previous_hash: string;
  hash: string;
}

/** One row: how many entries there are, and the hash of the last one. */
export interface AuditHeadTable {
  id: number;
  entries: number;
  hash: string;
}
