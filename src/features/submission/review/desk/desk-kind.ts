import { createContext, use } from 'react';
import type { FieldGroup, Fields } from '#features/submission/form-fields/model/field.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import type { Drawing } from './drawing.ts';

/** What one kind of submission brings to the desk: the port by which it is plugged in, where the desk is composed. */
export interface DeskKind {
  fields: Fields;
  /** What the page shows, in the order in which a reviewer looks at it. */
  groups: readonly FieldGroup[];
  /** What the desk calls fields, and facts of a merge that are no fields: beside what was sent, in a merge and in the history. */
  words: Readonly<Record<string, string>>;
  /** What the desk calls the values of choices, by field and value: beside what was sent, and in a merge. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is approved has a page of its own in the store, beside its card. */
  hasPage?: boolean;
  /** What is approved can join the hot list. */
  hasHotList?: boolean;
  /** Fields that are not drawn as their type is. */
  drawingOf?(submission: ReviewSubmission): Drawing;
}

export type DeskKinds = Readonly<Record<SubmissionKind, DeskKind>>;

const DeskKindContext = createContext<DeskKind | null>(null);

export const DeskKindProvider = DeskKindContext.Provider;

/** The kind of the submission that is shown. */
export function useDeskKind(): DeskKind {
  const kind = use(DeskKindContext);
  if (!kind) throw new Error('useDeskKind is used outside of a DeskKindProvider');
  return kind;
}
