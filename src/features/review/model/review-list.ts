import type { SubmissionKind, SubmissionState } from '#features/submissions/model/state.ts';

/** By promise, earliest first; submissions without a promise come last. */
export const reviewSortFields = ['promised_time', 'create_time', 'update_time', 'title'] as const;

/** What the queue is narrowed to. */
export interface ReviewFilter {
  /** Every state when absent. */
  states?: readonly SubmissionState[] | undefined;
  kind?: SubmissionKind | undefined;
  /** Part of a title, email, link or contract address, or whole: the reference, a transaction's hash or link, an amount that was quoted. */
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
}
