import type { ComponentType, ReactNode } from 'react';
import type { FieldGroup } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { FormPageData } from '../flow/submit-page-data.ts';
import type { FindingWordsOf } from '../review/finding-words-of.ts';
import type { ReviewDrawing } from '../review/review-drawing.ts';
import type { issueSentence } from '../issue-sentence.ts';

export type FormCheck = { ok: true } | { ok: false; issues: readonly SubmissionIssue[] };

export interface ReviewStepProps {
  /** What the person must know, below the heading. */
  notes: ReactNode;
}

/** What every kind's completion has. */
export interface SharedCompletion {
  ReviewStep: ComponentType<ReviewStepProps>;
  BlockingFindings: ComponentType<{ findings: readonly Finding[] }>;
  ErrorSummary: ComponentType;
  issueSentence: typeof issueSentence;
}

/**
 * What the form of one kind needs once something is filled in: its check, what the check says, and the review. A large part of the form's code,
 * mostly for the checksums of addresses.
 */
export interface FormCompletion<Data extends FormPageData = FormPageData> extends SharedCompletion {
  /** The check that the browser can make. */
  check(payload: object, data: Data): FormCheck;
  /** Words of the findings that only this kind has. */
  useFindingWords(): FindingWordsOf;
  /** Shown above the sections of the review. */
  ReviewNotes?: ComponentType;
  /** Sections of the review with the fields they show. */
  review: readonly FieldGroup[];
  useReview(): ReviewDrawing;
}
