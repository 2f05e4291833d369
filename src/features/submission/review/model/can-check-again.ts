import {
  purposeOf,
  underReview,
  type SubmissionKind,
  type SubmissionState,
} from '#features/submission/submissions/model/state.ts';

interface Checked {
  kind: SubmissionKind;
  state: SubmissionState;
  /** It asks to change a listed item, whose checks are those of an edit. */
  is_change: boolean;
  /** It adds a language to a submission, by whose checks it is judged. */
  isFurther: boolean;
}

/** Is there a site or contract to look at again, and someone to whom it matters? */
export const canCheckAgain = ({ kind, state, is_change: isChange, isFurther }: Checked): boolean =>
  purposeOf(kind) === 'listing' && underReview.includes(state) && !isChange && !isFurther;
