import type { Locale } from '#i18n/locales.ts';
import type { Fields } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { DraftFormat } from '../draft/saved-draft.ts';
import type { Step } from '../draft/step.ts';

/** What is known of a kind without its form: enough to keep its draft, and to open it from the status page. */
export interface DraftKind<Controls extends object = object> {
  kind: SubmissionKind;
  /** The form's fields from top to bottom. */
  fields: Fields;
  /** Path of the form without language. */
  path: string;
  /** Key of the draft in local storage; one draft per kind for all languages of the site. */
  storageKey: string;
  /** The way in its order; a kind without donation ends with the review. */
  steps: readonly Step[];
  format: DraftFormat<Controls>;
  /** What a new form starts with on a page of this language. */
  initialFields(locale: Locale): Partial<Controls>;
}

/** The form of a submission that was found by its reference; pages that show any submission are handed all of them. */
export type DraftKinds = Readonly<Record<SubmissionKind, DraftKind>>;
