import type { LinkCode } from '#features/submission/donations/model/payment-code.ts';
import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type { Finding } from '../model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** A form that cannot become a submission: its errors, and findings of which at least one is blocking when there are no errors. */
export interface RefusedSubmission {
  ok: false;
  issues: SubmissionIssue[];
  findings: Finding[];
}

export type CreatedSubmission = { ok: true; reference: string } | RefusedSubmission;

export type UpdatedSubmission = { ok: true } | RefusedSubmission;

/** `findings` are blocking: what happened since the checks would make the payment useless. */
export type QuotedSubmission = { ok: true; quote: PublicQuote } | { ok: false; findings: Finding[] };

export type PaidSubmission = { ok: true } | { ok: false; code: LinkCode };
