import type { SubmissionLanguage } from './dapp/dapp-draft.ts';
import type { NextStep, SubmissionKind, SubmissionState } from './state.ts';

export interface StatusPayment {
  /** A payment code of donations while something is wrong or awaited; null once accepted. */
  code: string | null;
  /** What the chain said, as donations recorded it. */
  detail: Readonly<Record<string, unknown>>;
  tx_hash: string;
  link: string;
}

export interface StatusEvent {
  at: string;
  state: SubmissionState;
  /** Rejection reason or payment code, where there is one. */
  code: string | null;
  /** What the reviewer wrote to the submitter. */
  text: string | null;
}

/** Everything that the status page of one submission shows. Names of reviewers are not in it. */
export interface StatusView {
  reference: string;
  kind: SubmissionKind;
  title: string;
  state: SubmissionState;
  version: number;
  create_time: string;
  update_time: string;
  /** When the review is promised to be done; null until it is in review. */
  promised_time: string | null;
  /** The latest payment, or null before the first. */
  payment: StatusPayment | null;
  /** Oldest first. */
  history: StatusEvent[];
  next: NextStep;
  /** The form as it was sent (DappSubmission for `dapp`), while it may be edited; null otherwise. */
  payload: unknown;
  /** Path of the listed entry without language, or null. */
  listed_path: string | null;
  /** In which languages the same site may be sent without paying again, and what of the form they share; null where none is left. */
  further_language: { languages: SubmissionLanguage[]; shared: object } | null;
}
