import { may, type DeskAction } from '#features/team/accounts/model/permissions.ts';
import { submissionKinds, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { Reviewer } from './reviewer.ts';

/** The permission for seeing submissions of this kind. */
export const readAction = (kind: SubmissionKind): DeskAction =>
  kind === 'ambassador' ? 'applications.read' : 'submissions.read';

/** The permission for deciding about submissions of this kind. */
export const decideAction = (kind: SubmissionKind): DeskAction =>
  kind === 'ambassador' ? 'applications.decide' : 'submissions.decide';

/** The kinds that this person sees at the desk; every other one does not exist for them. */
export function kindsFor(person: Pick<Reviewer, 'roles' | 'scopes'>): SubmissionKind[] {
  return submissionKinds.filter((kind) => may(person, readAction(kind)));
}
