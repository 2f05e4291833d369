import type { Generated } from 'kysely';

/* What visitors report; part of schema.ts. */

export interface ReportCaseTable {
  id: Generated<number>;
  kind: 'dapp' | 'token' | 'nft' | 'site' | 'token-check';
  /** `hid` of the item as text, the host name of a site, or network, address and finding of a check and the pair that was named, with colons between. */
  subject: string;
  title: string;
  place: string;
  report_count: Generated<number>;
  newest_time: string;
  create_time: string;
  /** Incremented with each act of the desk. */
  version: Generated<number>;
  /** `reports/model/report-case.ts`; null, like the next three, while the case is open. */
  outcome: Generated<string | null>;
  decision_note: Generated<string | null>;
  /** Email address of the account. */
  decided_by: Generated<string | null>;
  decided_time: Generated<string | null>;
  /** JSON (`reports/model/seen-finding.ts`); null for what is no appeal of a check. */
  appealed_check: Generated<string | null>;
  /** The same of the check that the desk ran last; null where it ran none. */
  checked_again: Generated<string | null>;
}

export interface ReportTable {
  id: Generated<number>;
  case_id: number;
  reason: string;
  text: string;
  /** Erased with the decision, or when it has waited for too long (`reportDays` of the brand). */
  email: string | null;
  locale: string;
  /** Keyed hashes of the sender's address and network, for a day. */
  address_hash: string | null;
  network_hash: string | null;
  /** 1 for the latest of its sender; 0 for what the same address sent before. */
  counts: Generated<number>;
  create_time: string;
}

export interface ReportNoteTable {
  id: Generated<number>;
  case_id: number;
  author: string;
  text: string;
  create_time: string;
}
