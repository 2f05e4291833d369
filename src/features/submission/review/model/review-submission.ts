import type { DecisionBar } from '#features/team/accounts/model/decision-bar.ts';
import type { ChangeDetail } from '#features/submission/submissions/model/change-detail.ts';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import type { RefundPart } from '#features/submission/submissions/model/refund-event.ts';
import type { Correction } from '#features/submission/submissions/model/correction.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { Actor, SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { ReviewListingChange } from './listing-change.ts';
import type { ReviewMerge } from './merge.ts';
import type { OfferedAction } from './actions-for.ts';
import type { ReviewLookAlike } from './look-alike.ts';
import type { ReviewNote } from '#features/submission/review-notes/model/note.ts';
import type { ReviewNetwork, ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import type { ReviewedPayment } from '#features/submission/payment-review/model/reviewed-payment.ts';
import type { Undo } from './undo.ts';

/* Data of the desk. Times are RFC 3339 UTC. */

export interface ReviewFile {
  role: string;
  sha256: string;
  file_name: string;
  media_type: string;
  size_bytes: number;
}

export interface ReviewEvent {
  at: string;
  version: number;
  actor: Actor;
  /** Account name of a reviewer, with the email address where names are equal. */
  actor_name: string | null;
  from_state: SubmissionState | null;
  to_state: SubmissionState;
  code: string | null;
  /** Text to the submitter. */
  text: string | null;
  /** What the submitter was asked to change, by field. */
  requests: readonly ChangeRequest[];
  /** What the reviewer corrected of what was sent. */
  corrections: readonly Correction[];
  detail: ChangeDetail | null;
  /** Changes that a correction made to the record of a refund, or an empty list for other steps. */
  refund_changes: readonly RefundPart[];
}

/** The evidence of a finding, as the desk can open it. */
export interface ReviewEvidence {
  title: string;
  /** Number of the submission, or of the one behind a listed entry; null for an imported entry. */
  submission: number | null;
  /** State of that submission. */
  state: SubmissionState | null;
  /** The entry's public page; null for what is not listed. */
  store_link: string | null;
}

export interface ReviewFinding extends Omit<Finding, 'evidence'> {
  evidence: ReviewEvidence | null;
}

/** The form that changes were requested of. */
export interface EarlierForm {
  /** Of the submission while it had this form. */
  version: number;
  payload: Readonly<Record<string, unknown>>;
}

/** One submission with everything that is known about it. */
export interface ReviewSubmission extends Omit<ReviewRow, 'payment' | 'icon' | 'marks'>, ReviewedPayment {
  email: string;
  /** The form as it was sent, by the keys of its fields; null where the stored row cannot be read. */
  payload: Readonly<Record<string, unknown>> | null;
  /** What is wrong with the stored form, and the form as it is stored; null where it can be read. */
  unreadable: { problem: string; stored: string } | null;
  /** Before it was sent again; null when it was not. */
  earlier: EarlierForm | null;
  files: ReviewFile[];
  findings: ReviewFinding[];
  /** Listed items that the findings compare it with. */
  look_alikes: ReviewLookAlike[];
  /** What approving would merge it into; null for a new item, and once it is decided. */
  merge: ReviewMerge | null;
  /** What approving would change of a listed item; null for every other submission. */
  change: ReviewListingChange | null;
  history: ReviewEvent[];
  /** The current user's available actions. */
  actions: OfferedAction[];
  /** Why another person decides about it; null where the reader may. */
  bar: DecisionBar | null;
  /** By network key, for the networks of the form. */
  networks_known: Record<string, ReviewNetwork>;
  /** English titles of all categories by id; none where the form has no categories. */
  categories_known: Record<string, string>;
  listed_hid: number | null;
  /** Set while the reader may undo their own decision. */
  undo: Undo | null;
  also: ReviewSiblings;
  /** Of colleagues, oldest first. */
  notes: ReviewNote[];
  /** Names of those whom a note can mention, each with its email address where names are equal. */
  colleagues: string[];
}

/** What two submissions of one sender have in common. */
export const sharedTraits = ['email', 'payer', 'contract', 'host'] as const;
export type SharedTrait = (typeof sharedTraits)[number];

/** Another submission of the same sender. */
export interface ReviewSibling {
  id: number;
  title: string;
  kind: SubmissionKind;
  state: SubmissionState;
  create_time: string;
  /** Of the latest change. */
  update_time: string;
  shared: SharedTrait[];
}

/** Other submissions of the same sender, of the kinds that the reader may see. */
export interface ReviewSiblings {
  total: number;
  /** Rejected within the last 30 days. */
  rejected: number;
  /** The latest ones, latest first. */
  items: ReviewSibling[];
}
