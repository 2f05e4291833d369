import { may } from '#features/team/accounts/model/permissions.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import { decideAction } from '../../model/kind-permissions.ts';
import type { Lease, LeaseMove } from '../../model/lease.ts';
import type { Reviewer } from '../../model/reviewer.ts';
import type { QueueDependencies } from '../queue-dependencies.ts';
import { claimLease, endLease, findLease, giveBackLease } from './lease-rows.ts';
import { loggedTitle } from '#features/submission/submissions/server/logged-title.ts';

export interface LeaseRequest {
  id: number;
  move: LeaseMove;
  person: Reviewer;
}

/**
 * Takes an item for a person who may decide about it, or gives it back. Taking it over from someone is kept in the audit log.
 * @returns who has it afterwards: another person where it was held
 * @throws AppError not-found, forbidden
 */
export async function moveLease(
  { database, now }: Pick<QueueDependencies, 'database' | 'now'>,
  { id, move, person }: LeaseRequest,
): Promise<Lease | null> {
  const row = await getById(database, id);
  if (!may(person, decideAction(row.kind)))
    throw new AppError('forbidden', 'Your account is not allowed to decide about this.');
  const at = now();
  if (move === 'give-back' || move === 'leave')
    await giveBackLease(database, { submissionId: id, person, isLeaving: move === 'leave' });
  if (move === 'take') await claimLease(database, { submissionId: id, person, now: at });
  if (move === 'take-over') {
    await database.transaction().execute(async (transaction) => {
      const held = await findLease(transaction, id, { person, now: at });
      await endLease(transaction, id);
      await claimLease(transaction, { submissionId: id, person, now: at });
      if (!held || held.is_own) return;
      const detail = { ...loggedTitle(row), from: held.holder };
      await appendAudit(transaction, {
        at,
        actor: person,
        area: 'submission',
        action: 'take-over',
        subject: `submission ${id}`,
        detail,
      });
    });
  }
  return findLease(database, id, { person, now: at });
}
