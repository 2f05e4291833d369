import { may, type DeskAction } from '#features/accounts/model/permissions.ts';
import { submissionKinds, type SubmissionKind } from '#features/submissions/model/state.ts';
import type { Reviewer } from './reviewer.ts';

/** What somebody must be allowed to see submissions of this kind. */
const readAction = (kind: SubmissionKind): DeskAction =>
  kind === 'ambassador' ? 'applications.read' : 'submissions.read';

/** What somebody must be allowed to decide about submissions of this kind. */
export const decideAction = (kind: SubmissionKind): DeskAction =>
  kind === 'ambassador' ? 'applications.decide' : 'submissions.decide';

/** The kinds that this person sees at the desk; every other one does not exist for them. */
export function kindsFor(person: Pick<Reviewer, 'roles'>): SubmissionKind[] {
  return submissionKinds.filter((kind) => may(person, readAction(kind)));
}
