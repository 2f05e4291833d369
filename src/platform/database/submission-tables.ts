import type { Generated } from 'kysely';

/* Tables that belong to a submission; part of schema.ts. */

export interface SubmissionFileTable {
  submission_id: number;
  role: string;
  sha256: string;
  file_name: string;
}

export interface SubmissionHistoryTable {
  id: Generated<number>;
  submission_id: number;
  version: number;
  at: string;
  actor: 'submitter' | 'system' | 'reviewer';
  /** Account name of the reviewer; shown at the desk only. */
  actor_name: string | null;
  from_state: string | null;
  to_state: string;
  /** Reason or payment code, where there is one. */
  code: string | null;
  /** Text to the submitter, where there is one. */
  text: string | null;
  /**
   * JSON for the desk only: which fields were edited, what a reviewer noted and chose; see
   * `change-detail.ts` of submissions.
   */
  detail: string | null;
}

/** Who works on a submission; a row whose time is over counts as absent. */
export interface SubmissionLeaseTable {
  submission_id: number;
  /** Account. */
  holder_id: string;
  /** Account name, for the others. */
  holder_name: string;
  until: string;
}
