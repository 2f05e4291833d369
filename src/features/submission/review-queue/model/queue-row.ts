import type { PaymentCode } from '#features/submission/donations/model/payment-code.ts';
import type { Interview } from '#features/submission/submissions/model/interview.ts';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { Lease } from './lease.ts';

/* What the desk's queue shows. Times are RFC 3339 UTC. */

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
  /** Which a candidate is invited to; null at every other step. */
  interview: Interview | null;
  create_time: string;
  update_time: string;
  promised_time: string | null;
  /** Since when the clock of the promise is stopped; see `promise-clock.ts` of submissions. */
  promise_paused_time: string | null;
}

export interface ReviewNetwork {
  title: string;
  /** Explorer's address page with the placeholder `{address}`, or null. */
  address_link: string | null;
}

/** How many submissions are in one state, `all` for the total. */
export interface ReviewCount {
  id: SubmissionState | 'all';
  count: number;
}
