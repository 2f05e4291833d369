import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { hasAnotherDecider } from '#features/team/accounts/server/has-another-decider.ts';
import type { Database } from '#platform/database/database.ts';
import type { AppealBar } from '../model/appeal-case.ts';
import type { AppealRow } from './find-appeal.ts';

export type Decider = Pick<SignedIn, 'id' | 'email' | 'roles'>;
type Decided = Pick<AppealRow, 'contested_id' | 'contested'>;

/** Did this account make the decision appealed against? By address where the decision names no account. */
export const madeDecision = (
  { id, email }: Pick<Decider, 'id' | 'email'>,
  { contested_id, contested }: Decided,
): boolean => (contested_id === null ? contested === email : contested_id === id);

/** Why this person cannot decide about the appeal; null when they can. */
export async function findBar(
  database: Database,
  appeal: Decided & Pick<AppealRow, 'submission_id'>,
  person: Decider,
): Promise<AppealBar | null> {
  const bar = (await listBarredSubmissions(database, person)).get(appeal.submission_id);
  if (bar === 'own') return 'own-submission';
  if (!madeDecision(person, appeal)) return null;
  const isBarred = (user: Pick<Decider, 'id' | 'email'>) => madeDecision(user, appeal);
  return (await hasAnotherDecider(database, 'appeals.decide', isBarred))
    ? 'own-decision'
    : 'second-reviewer-needed';
}
