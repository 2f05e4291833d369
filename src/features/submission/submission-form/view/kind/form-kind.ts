import type { ComponentType } from 'react';
import type { FieldGroup } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import type { FormPageData } from '../flow/submit-page-data.ts';
import type { FindingWordsOf } from '../review/finding-words-of.ts';
import type { ReviewDrawing } from '../review/review-drawing.ts';
import type { DraftKind } from './draft-kind.ts';

export interface KindWords {
  /** Title of the form. */
  title: string;
  lead: string;
  /** How long filling it in takes. */
  duration: string;
}

/** The steps that follow the review where a donation is asked for. */
export interface DonationSteps {
  /** The step that the flow is at. */
  Step: ComponentType;
  /** Fetches their code in advance. @throws when it cannot be fetched; `Step` tries again */
  prepare(): Promise<unknown>;
}

export type FormCheck = { ok: true } | { ok: false; issues: readonly SubmissionIssue[] };

/** Everything in which the form of one kind differs from the others; the flow around it is one for all. */
export interface FormKind<
  Controls extends object = object,
  Data extends FormPageData = FormPageData,
> extends DraftKind<Controls> {
  /** The check that the browser can make. */
  check(payload: object, data: Data): FormCheck;
  /** Names of the fields. */
  useLabels(): Readonly<Record<string, string>>;
  useWords(): KindWords;
  /** Words of the findings that only this kind has. */
  useFindingWords(): FindingWordsOf;
  /** Says what works without JavaScript, where it is not the usual. */
  WithoutScript?: ComponentType;
  /** What has to be true in order to be listed; null where the form itself asks. */
  Requirements: ComponentType | null;
  Sections: ComponentType;
  /** How it will look, beside the form. */
  Preview: ComponentType;
  /** Shown above the sections of the review. */
  ReviewNotes?: ComponentType;
  /** Sections of the review with the fields they show. */
  review: readonly FieldGroup[];
  useReview(): ReviewDrawing;
  /** Null for a kind without a donation. */
  donation: DonationSteps | null;
}
