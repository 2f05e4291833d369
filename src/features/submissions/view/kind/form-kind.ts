import type { ComponentType } from 'react';
import type { SubmissionFault } from '../../model/submission-fault.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormPageData } from '../flow/submit-page-data.ts';
import type { FindingWordsOf } from '../review/finding-words-of.ts';
import type { FileRole } from '../upload/upload-file.ts';
import type { DraftKind } from './draft-kind.ts';

export interface KindWords {
  /** Title of the form. */
  title: string;
  lead: string;
  /** How long filling it in takes. */
  duration: string;
}

export type FormCheck = { ok: true } | { ok: false; faults: readonly SubmissionFault[] };

/** Everything in which the form of one kind differs from the others; the flow around it is one for all. */
export interface FormKind<
  Fields extends object = object,
  Data extends FormPageData = FormPageData,
> extends DraftKind<Fields> {
  /** Fields from top to bottom, by the first part of their paths; faults are listed in this order. */
  fieldOrder: readonly string[];
  /** The form as it is checked and sent. */
  payloadOf(draft: SavedDraft<Fields>): object;
  /** The check that the browser can make. */
  check(payload: object, data: Data): FormCheck;
  /** Files that the form asks for as it is filled in. */
  fileRoles(fields: Fields): readonly FileRole[];
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
  /** The same at the head of the review. */
  ReviewCard: ComponentType;
  ReviewSections: ComponentType;
}
