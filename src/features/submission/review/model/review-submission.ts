import type { DecisionBar } from '#features/team/accounts/model/decision-bar.ts';
import type { Doubt } from '#features/submission/donations/model/judge-doubt.ts';
import type { PaymentDetail } from '#features/submission/donations/model/payment.ts';
import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { RefundCode, RefundStatus } from '#features/submission/donations/model/refund.ts';
import type { ChangeDetail } from '#features/submission/submissions/model/change-detail.ts';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import type { RefundPart } from '#features/submission/submissions/model/refund-event.ts';
import type { Correction } from '#features/submission/submissions/model/correction.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { Actor, SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { ReviewListingChange } from './listing-change.ts';
import type { ReviewMerge } from './merge.ts';
import type { OfferedAction } from './actions-for.ts';
import type { Lease } from './lease.ts';
import type { ReviewLookAlike } from './look-alike.ts';
import type { ReviewNote } from './note.ts';
import type { Undo } from './undo.ts';

/* Data of the desk. Times are RFC 3339 UTC. */

export interface ReviewPaymentState {
  status: 'checking' | 'accepted' | 'refused' | 'disputed';
  code: PaymentCode | null;
}

/** The same in a row of the queue. @property needs_second one person has confirmed it, and a second one has not */
export type QueuedPayment = ReviewPaymentState & { needs_second: boolean };

/** A row of the queue. */
export interface ReviewRow {
  id: number;
  kind: SubmissionKind;
  state: SubmissionState;
  version: number;
  title: string;
  /** It asks to change a listed item. */
  is_change: boolean;
  /** Site locale in which the sender reads. */
  locale: string;
  /** Network keys. */
  networks: string[];
  /** Hash of the logo's file. */
  icon: string | null;
  /** How many findings must be answered before an approval, and how many ask for a closer look. */
  marks: { stop: number; look: number };
  payment: QueuedPayment | null;
  /** Who works on it; null when it is free. */
  lease: Lease | null;
  create_time: string;
  update_time: string;
  promised_time: string | null;
  /** Since when the clock of the promise is stopped; see `promise-clock.ts` of submissions. */
  promise_paused_time: string | null;
}

export interface ReviewPayment extends ReviewPaymentState {
  tx_hash: string;
  /** As the person pasted it; text, never a link. */
  pasted_link: string;
  /** The explorer's page of the transaction. */
  explorer_link: string;
  /** The chain's result. */
  detail: PaymentDetail;
  /** Lower-case address that paid; null until it is accepted, and where the chain did not say. */
  payer: string | null;
  /** Account name of the reviewer who confirmed it by hand. */
  confirmed_by: string | null;
  /** What the chain said when a reviewer last asked it about this transaction; null when nobody has. */
  asked: ReviewAnswer | null;
  /** Waits for a second person, because the chain does not confirm it. */
  proposal: ReviewProposal | null;
  /** Accepted, and the chain no longer shows it; nothing is undone yet. */
  doubt: Doubt | null;
  /** Other submissions that claim the same transaction or were given the same amount. */
  rivals: ReviewRival[];
  create_time: string;
  update_time: string;
}

/** A payment, or a part of it, that was given back. */
export interface ReviewRefund {
  id: number;
  status: RefundStatus;
  /** Null while nothing is known yet, and when it is proven. */
  code: RefundCode | null;
  /** Number of the payment. */
  payment: number;
  tx_hash: string;
  /** As it was pasted; text, never a link. */
  pasted_link: string;
  explorer_link: string;
  /** Whole tokens. */
  amount: string;
  symbol: string;
  receiver: string;
  /** Why it goes to another address than the one that paid; null where it goes there. */
  receiver_reason: string | null;
  /** Lower-case address that sent it, where the chain said so. */
  sender: string | null;
  detail: PaymentDetail;
  /** Account names. */
  recorded_by: string;
  confirmed_by: string | null;
  /** Proven, and the chain no longer shows it; nothing is undone yet. */
  doubt: Doubt | null;
  /** Number of the record that this one corrects. */
  replaces: number | null;
  create_time: string;
  update_time: string;
}

/** The chain's answer to a reviewer. */
export interface ReviewAnswer {
  at: string;
  /** Account name. */
  by: string;
  /** Null where the chain confirms the payment. */
  code: PaymentCode | null;
  detail: PaymentDetail;
}

/** The first person's proposal. */
export interface ReviewProposal {
  /** Account name. */
  by: string;
  /** The chain's result. */
  code: PaymentCode;
  reason: string;
  /** False for the person who proposed it. */
  may_confirm: boolean;
}

export interface ReviewRival {
  id: number;
  title: string;
  state: SubmissionState;
  payment: ReviewPaymentState | null;
}

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
  /** What a correction changed of the record of a refund; empty for every other step. */
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

export interface ReviewNetwork {
  title: string;
  /** Explorer's address page with the placeholder `{address}`, or null. */
  address_link: string | null;
}

/** The form that changes were requested of. */
export interface EarlierForm {
  /** Of the submission while it had this form. */
  version: number;
  payload: Readonly<Record<string, unknown>>;
}

/** One submission with everything that is known about it. */
export interface ReviewSubmission extends Omit<ReviewRow, 'payment' | 'icon' | 'marks'> {
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
  payment: ReviewPayment | null;
  /** The corrected records too, oldest first. */
  refunds: ReviewRefund[];
  /** Amounts that were shown, in whole tokens, each with the receiver and network of its time, oldest first. */
  quotes: { amount: string; symbol: string; receiver: string; network: string; create_time: string }[];
  symbol: string;
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
  /** The paid submission to which this one adds a language; null for all others. */
  parent: { id: number; title: string; state: SubmissionState } | null;
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

/** How many submissions are in one state, `all` for the total. */
export interface ReviewCount {
  id: SubmissionState | 'all';
  count: number;
}
