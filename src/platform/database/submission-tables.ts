import type { Generated } from 'kysely';

/* Submissions and the tables that belong to them; part of schema.ts. */

export interface SubmissionTable {
  id: Generated<number>;
  /** Of the key of the status page that the submitter was given first; the key itself is not stored. */
  reference_hash: string;
  /** Of the key that the person's browser chose, so that repeating a create after a lost response finds the first one. */
  draft_key_hash: string;
  kind: 'dapp' | 'token' | 'nft' | 'ambassador';
  state: string;
  /** Incremented with every change; a reviewer acting on an older version gets a conflict. */
  version: number;
  /** Site locale the person used. */
  locale: string;
  /** JSON of the validated form, read by `parsePayload` only. */
  payload: string;
  /** The shape version of the form; see `stored-payload.ts` of submissions. */
  payload_version: Generated<number>;
  /** JSON array of findings of the checks before payment. */
  findings: string;
  title: string;
  email: string;
  /** Identity of the submitted item, for duplicates: `urlKey` of a DApp, `network:address` of a token. */
  subject_key: string;
  create_time: string;
  update_time: string;
  /** When the review is promised to be done; null until it is in review. */
  promised_time: string | null;
  /** Since when the promise's clock is stopped, because changes were requested; null while it runs (`promise-clock.ts` of submissions). */
  promise_paused_time: Generated<string | null>;
  /** `hid` of the entry that the approval created; null until listed. */
  listed_hid: number | null;
  /** The paid submission of the same project to which this one adds a language; null for all others. */
  parent_id: number | null;
  /** The language that it adds (`en`, `zh`, `zhTW`); null without a parent. */
  added_language: string | null;
  /** The listed item that this one asks to change, without another payment; null for all others. It has a parent, and adds no language. */
  change_hid: Generated<number | null>;
  /** Keyed hashes of the sender's address and of its network, while unpaid; null otherwise. */
  address_hash: string | null;
  network_hash: string | null;
  /** When an expired submission is deleted; null for all others. */
  forget_time: string | null;
}

/** Further keys of the status page: each mail has one of its own, because no key is stored. */
interface FurtherReferenceTable {
  reference_hash: string;
  submission_id: number;
  create_time: string;
  /** Until when it also takes the listed item out of the store; null for most. */
  withdraw_until: string | null;
}

interface SubmissionFileTable {
  submission_id: number;
  role: string;
  sha256: string;
  file_name: string;
}

interface SubmissionHistoryTable {
  id: Generated<number>;
  submission_id: number;
  version: number;
  at: string;
  actor: 'submitter' | 'system' | 'reviewer';
  /** Account name of the reviewer, as it was then; shown at the desk only. */
  actor_name: string | null;
  /** The account itself; null for steps that nobody at the desk made. */
  actor_id: Generated<string | null>;
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
  /** JSON: what the team is asked to change, by field (`change-request.ts` of submissions); null for every other step. */
  requests: Generated<string | null>;
  /** JSON: what a reviewer corrected while approving, by field (`correction.ts` of submissions); null for every other step. */
  corrections: Generated<string | null>;
}

/** Who works on a submission; a row whose time is over counts as absent. */
interface SubmissionLeaseTable {
  submission_id: number;
  /** Account. */
  holder_id: string;
  /** Account name, for the others. */
  holder_name: string;
  until: string;
  /** Account name of who assigned it; null where the holder took it. */
  assigned_by: Generated<string | null>;
}

/** The latest decision about a submission, and what it takes to undo it. */
interface DecisionUndoTable {
  submission_id: number;
  /** That the decision made: on any later one it cannot be undone. */
  version: number;
  /** Account of the person who decided. */
  person_id: string;
  until: string;
  /** Columns of the submission before the decision. */
  promised_time: string | null;
  promise_paused_time: string | null;
  listed_hid: number | null;
  /** JSON: what the approval changed in the catalogue (`keep-undo.ts` of review); null for every other decision. */
  entry: string | null;
}

/** The form that was replaced when it was sent again after changes were requested; the latest only. */
interface EarlierFormTable {
  submission_id: number;
  /** Of the submission while it had this form. */
  version: number;
  payload: string;
  payload_version: number;
  /** SHA-256 of its logo, which is kept as long. */
  icon: string | null;
}

/** What a colleague noted about a submission; never changed, never shown to its team. */
interface SubmissionNoteTable {
  id: Generated<number>;
  submission_id: number;
  /** Account. */
  author_id: string;
  /** Account name when it was written. */
  author: string;
  text: string;
  create_time: string;
}

interface QueueViewTable {
  id: Generated<number>;
  /** Account. */
  person_id: string;
  /** One per person and name. */
  label: string;
  /** The filter as the address of the queue carries it. */
  query: string;
  /** Since when everyone sees it; null for the person alone. */
  shared_time: string | null;
}

interface NoteMentionTable {
  note_id: number;
  /** Account. */
  person_id: string;
  /** When that person marked it as done; null until then. */
  done_time: string | null;
}

/** What the queue is searched by: title, email address, links, addresses and short texts, in lower case; kept by triggers. */
interface SubmissionWordsTable {
  submission_id: number;
  text: string;
  /** 1 where the text has ASCII alone; a trigger says so. */
  ascii: Generated<number>;
}

/** What the queue is filtered by; kept by triggers. */
interface SubmissionFacetTable {
  submission_id: number;
  facet: 'network' | 'finding';
  /** Network key, or code of a finding. */
  value: string;
}

/** A text that reviewers insert into decisions: one that the team changed, or added. */
interface CannedAnswerTable {
  /** Of the shipped answer that it replaces, or its own. */
  id: string;
  purpose: 'listing' | 'application';
  /** `request-changes` or the reason of a rejection. */
  topic: string;
  title: string;
  /** JSON `{ [locale]: text }`, empty where there is none. */
  texts: string;
  create_time: string;
  update_time: string;
  /** Account name. */
  updated_by: string;
}

/** What a team wants to have changed of its listed item. */
interface ListingChangeTable {
  submission_id: number;
  /** JSON of the item when it was asked, and as the team wants it (`catalogue-editing/model/listing-draft.ts`). */
  base: string;
  wanted: string;
}

/** What was sent with errors: the page shows it again. Of the submission whose page it is; the latest only. */
interface ListingChangeAttemptTable {
  submission_id: number;
  /** JSON of the item as the page showed it, and as it was sent. */
  shown: string;
  wanted: string;
  /** JSON: `own-listings/model/change-problems.ts`. */
  problems: string;
  create_time: string;
}

/** Keyed hashes of the addresses that sent requests, for a day. */
interface ListingChangeSendTable {
  id: Generated<number>;
  address_hash: string;
  create_time: string;
}

/** By what the desk finds other submissions of one sender; see `sender-traits.ts` of submissions. */
interface SenderTraitTable {
  submission_id: number;
  trait: 'host' | 'contract';
  value: string;
}

/** The part of the schema. */
export interface SubmissionTables {
  submissions: SubmissionTable;
  further_references: FurtherReferenceTable;
  submission_files: SubmissionFileTable;
  submission_history: SubmissionHistoryTable;
  submission_leases: SubmissionLeaseTable;
  decision_undos: DecisionUndoTable;
  earlier_forms: EarlierFormTable;
  submission_notes: SubmissionNoteTable;
  queue_views: QueueViewTable;
  note_mentions: NoteMentionTable;
  canned_answers: CannedAnswerTable;
  listing_changes: ListingChangeTable;
  listing_change_attempts: ListingChangeAttemptTable;
  listing_change_sends: ListingChangeSendTable;
  sender_traits: SenderTraitTable;
  submission_words: SubmissionWordsTable;
  submission_facets: SubmissionFacetTable;
}
