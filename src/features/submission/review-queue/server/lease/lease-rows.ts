import type { Database } from '#platform/database/database.ts';
import { sql } from 'kysely';
import { assignmentMs, leaseMs, type Lease } from '../../model/lease.ts';
import type { Reviewer } from '../../model/reviewer.ts';

interface Claim {
  submissionId: number;
  person: Reviewer;
  now: Date;
  /** Takes only what nobody has, not even this person. */
  isNew?: boolean;
}

/**
 * Takes or renews a lease in one statement, so that of several people who take the same item at the same time one gets it, on both engines:
 * the others meet the row's key, wait for the writer, and find it held. @returns false when it is held
 */
export async function claimLease(
  database: Database,
  { submissionId, person, now, isNew = false }: Claim,
): Promise<boolean> {
  const until = new Date(now.getTime() + leaseMs).toISOString();
  const lease = { holder_id: person.id, holder_name: person.name, until };
  // What was assigned to this person stays assigned, and is renewed only when its end is nearer.
  const isAssigned = sql<boolean>`submission_leases.assigned_by is not null and submission_leases.holder_id = ${person.id}
    and submission_leases.until > ${now.toISOString()}`;
  const renewed = {
    ...lease,
    until: sql<string>`case when ${isAssigned} and submission_leases.until > ${until} then submission_leases.until else ${until} end`,
    assigned_by: sql<string | null>`case when ${isAssigned} then submission_leases.assigned_by end`,
  };
  const claimed = await database
    .insertInto('submission_leases')
    .values({ submission_id: submissionId, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet(renewed)
        .where(({ or, eb }) => {
          const isOver = eb('submission_leases.until', '<=', now.toISOString());
          return isNew ? isOver : or([isOver, eb('submission_leases.holder_id', '=', person.id)]);
        }),
    )
    .returning('submission_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

interface Assignment {
  submissionId: number;
  /** Who gets it. */
  to: Pick<Reviewer, 'id' | 'name'>;
  person: Reviewer;
  now: Date;
}

/** Gives an item that nobody else has to a person. @returns false when a third person has it */
export async function assignLease(
  database: Database,
  { submissionId, to, person, now }: Assignment,
): Promise<boolean> {
  const lease = {
    holder_id: to.id,
    holder_name: to.name,
    until: new Date(now.getTime() + assignmentMs).toISOString(),
    assigned_by: person.name,
  };
  const assigned = await database
    .insertInto('submission_leases')
    .values({ submission_id: submissionId, ...lease })
    .onConflict((conflict) =>
      conflict
        .column('submission_id')
        .doUpdateSet(lease)
        .where(({ or, eb }) =>
          or([
            eb('submission_leases.until', '<=', now.toISOString()),
            eb('submission_leases.holder_id', 'in', [person.id, to.id]),
          ]),
        ),
    )
    .returning('submission_id')
    .executeTakeFirst();
  return assigned !== undefined;
}

/** Ends whatever lease there is: the item was decided, or is taken over. */
export async function endLease(database: Database, submissionId: number): Promise<void> {
  await database.deleteFrom('submission_leases').where('submission_id', '=', submissionId).execute();
}

/** Ends this person's own lease; another person's stays. @param isLeaving what was assigned stays too */
export async function giveBackLease(
  database: Database,
  {
    submissionId,
    person,
    isLeaving = false,
  }: { submissionId: number; person: Reviewer; isLeaving?: boolean },
): Promise<void> {
  await database
    .deleteFrom('submission_leases')
    .where('submission_id', '=', submissionId)
    .where('holder_id', '=', person.id)
    .$if(isLeaving, (query) => query.where('assigned_by', 'is', null))
    .execute();
}

interface LeaseReader {
  person: Pick<Reviewer, 'id'>;
  now: Date;
}

/** Who works on these submissions now. */
export async function listLeases(
  database: Database,
  submissionIds: readonly number[],
  { person, now }: LeaseReader,
): Promise<Map<number, Lease>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('submission_leases')
    .selectAll()
    .where('submission_id', 'in', submissionIds)
    .where('until', '>', now.toISOString())
    .execute();
  return new Map(
    rows.map(({ submission_id, holder_id, holder_name, until, assigned_by }) => [
      submission_id,
      { holder: holder_name, is_own: holder_id === person.id, until, assigned_by },
    ]),
  );
}

/** Who works on this one now. */
export async function findLease(
  database: Database,
  submissionId: number,
  reader: LeaseReader,
): Promise<Lease | null> {
  return (await listLeases(database, [submissionId], reader)).get(submissionId) ?? null;
}
