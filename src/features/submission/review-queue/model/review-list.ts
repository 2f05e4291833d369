import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';

/** By promise, earliest first; submissions without a promise come last. */
export const reviewSortFields = ['promised_time', 'create_time', 'update_time', 'title'] as const;

/** Against the promise: its time is over, ends today (UTC), ends later, or is paused while the team works. */
export const dueFilters = ['late', 'today', 'later', 'paused'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** Of payments that were given back: not proven yet, not proven by what was recorded, or proven. */
export const refundFilters = ['checking', 'unproven', 'proven'] as const;
export type RefundFilter = (typeof refundFilters)[number];

/** Of payments: one person has confirmed it against the chain, and a second one has not. */
export const paymentFilters = ['second-person'] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

/** In place of a person: an item that nobody has. */
export const nobody = 'nobody';

/** What the queue is narrowed to. */
export interface ReviewFilter {
  /** Every state when absent. */
  states?: readonly SubmissionState[] | undefined;
  kind?: SubmissionKind | undefined;
  /** Site locale in which the team reads. */
  locale?: string | undefined;
  /** Key. */
  network?: string | undefined;
  /** Code. */
  finding?: string | undefined;
  due?: DueFilter | undefined;
  refund?: RefundFilter | undefined;
  payment?: PaymentFilter | undefined;
  /** Account that has it now, or `nobody`. */
  holder?: string | undefined;
  /** Account that decided about it, at any time. */
  decider?: string | undefined;
  /** Part of a title, email, link or contract address, or whole: the number, the team's key or its link, a transaction's hash or link, an amount that was quoted. */
  q?: string | undefined;
}

export interface ReviewListRequest extends ReviewFilter {
  /** Kinds that the person may see. */
  kinds: readonly SubmissionKind[];
  sort: (typeof reviewSortFields)[number];
  order: 'ASC' | 'DESC';
  /** From 1. */
  page: number;
  perPage: number;
  /** As of `PageRequest` (`platform/database/fetch-page.ts`). */
  isCounted?: false | undefined;
}

/** What the queue can be filtered by. */
export interface QueueChoices {
  /** The reader's own account. */
  own: string;
  /** Networks of submissions, by title. */
  networks: { key: string; title: string }[];
  /** Codes that were found. */
  findings: string[];
  /** Site locales of submissions. */
  locales: string[];
  /** Who decides about what the reader sees. */
  people: { id: string; name: string }[];
}
