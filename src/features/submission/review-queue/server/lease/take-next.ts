import { sql, type RawBuilder } from 'kysely';
import { listBarredSubmissions } from '#features/team/accounts/server/decision-bars.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import {
  submissionKinds,
  submissionStates,
  type SubmissionState,
} from '#features/submission/submissions/model/state.ts';
import { decideAction } from '../../model/kind-permissions.ts';
import type { ReviewFilter } from '../../model/review-list.ts';
import type { Reviewer } from '../../model/reviewer.ts';
import { matchSubmissions, urgency } from '../match-submissions.ts';
import type { QueueDependencies } from '../queue-dependencies.ts';
import { claimLease } from './lease-rows.ts';

export interface NextRequest extends ReviewFilter {
  /** The item that the person is leaving. */
  except?: number | undefined;
}

/** Whether it was given to this person, and is theirs still. By their numbers, which are few: no other item of the queue is looked at. */
const isAssignedTo = ({ id }: Pick<Reviewer, 'id'>, at: Date) =>
  sql<boolean>`submissions.id in (select submission_id from submission_leases
    where holder_id = ${id} and assigned_by is not null and until > ${at.toISOString()})`;

const isFree = (at: Date) =>
  sql<boolean>`not exists (select 1 from submission_leases where submission_id = submissions.id
    and until > ${at.toISOString()})`;

/** Of the chosen states those in which the desk owes an answer: an invited candidate is in the queue, and is nothing to take next. */
function statesToTake(chosen: readonly SubmissionState[] | undefined): readonly SubmissionState[] {
  const states = chosen?.length ? chosen : submissionStates;
  const promised = states.filter(isPromised);
  return promised.length > 0 ? promised : states;
}

/**
 * Takes the most urgent item among those that the queue shows; without chosen states, among those that were promised an answer. What was assigned
 * to this person comes first, then what no one has. Two people never get the same one: who loses the race for it looks for the one after it.
 * @returns undefined when there is none
 */
export async function takeNext(
  { database, now, brand }: Pick<QueueDependencies, 'database' | 'now' | 'brand'>,
  { except, ...filter }: NextRequest,
  person: Reviewer,
): Promise<{ id: number } | undefined> {
  const kinds = submissionKinds.filter((kind) => may(person, decideAction(kind)));
  if (kinds.length === 0) return undefined;
  const states = statesToTake(filter.states);
  const { tokenDecimals } = brand.donation;
  const barred = [...(await listBarredSubmissions(database, person)).keys()];
  const findFirst = async (at: Date, isWanted: RawBuilder<boolean>) => {
    const matched = await matchSubmissions(database, { ...filter, states, kinds, tokenDecimals, now: at });
    return matched
      .select('id')
      .$if(barred.length > 0, (query) => query.where('id', 'not in', barred))
      .$if(except !== undefined, (query) => query.where('id', '!=', except!))
      .where(isWanted)
      .orderBy(urgency)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  };
  const started = now();
  const own = await findFirst(started, isAssignedTo(person, started));
  if (own && (await claimLease(database, { submissionId: own.id, person, now: started }))) return own;
  for (;;) {
    const at = now();
    const first = await findFirst(at, isFree(at));
    if (!first) return undefined;
    if (await claimLease(database, { submissionId: first.id, person, now: at, isNew: true })) return first;
  }
}
