import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import {
  purposeOf,
  submissionKinds,
  type Purpose,
  type SubmissionKind,
} from '#features/submission/submissions/model/state.ts';
import type { Reviewer } from './reviewer.ts';

const readActions = {
  listing: 'submissions.read',
  application: 'applications.read',
} as const satisfies Record<Purpose, DeskAction>;

/** The permission for deciding, by what is decided about. */
export const decideActions = {
  listing: 'submissions.decide',
  application: 'applications.decide',
} as const satisfies Record<Purpose, DeskAction>;

/** The permission for seeing submissions of this kind. */
export const readAction = (kind: SubmissionKind) => readActions[purposeOf(kind)];

/** The permission for deciding about submissions of this kind. */
export const decideAction = (kind: SubmissionKind) => decideActions[purposeOf(kind)];

/** The kinds that this person sees at the desk; every other one does not exist for them. */
export function kindsFor(person: Pick<Reviewer, 'roles' | 'scopes'>): SubmissionKind[] {
  return submissionKinds.filter((kind) => may(person, readAction(kind)));
}
