import type { FindingCode } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';

/** Why a request for a change was not sent. */
export interface ChangeProblems {
  /** At fields of the form: `url`, `texts.en.title`, `contracts.12` … */
  issues: SubmissionIssue[];
  /** What the checks found that no review could accept. @property path of the field, null for the whole item */
  refusals: { code: FindingCode | 'duplicate-delisted'; path: string | null }[];
}
