import { sql } from 'kysely';
import { caseActions, type CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { getRoles } from '#features/team/accounts/server/get-roles.ts';
import type { AuditArea } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { CaseDependencies } from './case-dependencies.ts';
import type { LockedCase } from './case-source.ts';

export interface AssignRequest {
  kind: CaseKind;
  id: number;
  /** Account of who is to work on it; null for no one. */
  to: string | null;
  /** Who worked on it on the person's screen. */
  seen: string | null;
  person: SignedIn;
}

const areas: Record<CaseKind, AuditArea> = {
  reports: 'report',
  watch: 'watch',
  appeals: 'appeal',
  transfers: 'transfer',
  'payment-questions': 'transfer',
};

/**
 * The address of an account that may decide about a case. Its row is locked, so that an administrator who disables it at this moment
 * frees this case too.
 * @throws AppError conflict for one that may not, or no longer
 */
async function requireDecider(
  transaction: DatabaseTransaction,
  { sources }: CaseDependencies,
  { kind, id, to }: { kind: CaseKind; id: number; to: string },
): Promise<string> {
  const account = await transaction
    .updateTable('desk_users')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', to)
    .where(sql<boolean>`disabled = false`)
    .returning(['id', 'email', 'role'])
    .executeTakeFirst();
  if (!account || !may({ roles: getRoles(account) }, caseActions[kind].decide))
    throw new AppError(
      'conflict',
      'This person is not allowed to decide about such cases. Choose another person.',
    );
  if (await sources[kind].isBarred(transaction, id, account))
    throw new AppError(
      'conflict',
      'This person sent the item or made the decision that the case is about. Choose another person.',
    );
  return account.email;
}

/** @returns who has the case now, if anyone @throws AppError conflict, which names them, when the person saw something else */
async function requireSeen(transaction: DatabaseTransaction, { kind, id, seen }: AssignRequest) {
  const held = await transaction
    .selectFrom('case_assignments')
    .innerJoin('desk_users', 'desk_users.id', 'case_assignments.account_id')
    .select(['desk_users.id', 'desk_users.name', 'desk_users.email'])
    .where('kind', '=', kind)
    .where('case_id', '=', id)
    .executeTakeFirst();
  if ((held?.id ?? null) !== seen)
    throw new AppError(
      'conflict',
      held ? `${held.name} has this case now.` : 'This case was given back and is unassigned now.',
    );
  return held;
}

/** Writes who works on a case, in place of who did. */
async function write(
  transaction: DatabaseTransaction,
  { kind, id, to, person, at }: AssignRequest & { at: Date },
): Promise<void> {
  if (to === null) {
    await transaction
      .deleteFrom('case_assignments')
      .where('kind', '=', kind)
      .where('case_id', '=', id)
      .execute();
    return;
  }
  const assigned = { account_id: to, assigned_by: person.id, assign_time: at.toISOString() };
  await transaction
    .insertInto('case_assignments')
    .values({ kind, case_id: id, ...assigned })
    .onConflict((conflict) => conflict.columns(['kind', 'case_id']).doUpdateSet(assigned))
    .execute();
}

interface Logged {
  request: Pick<AssignRequest, 'kind' | 'person'>;
  found: LockedCase;
  at: Date;
  /** Email addresses. */
  from: string | undefined;
  to: string | undefined;
}

const log = (transaction: DatabaseTransaction, { request, found, at, from, to }: Logged) =>
  appendAudit(transaction, {
    at,
    actor: request.person,
    area: areas[request.kind],
    action: to === undefined ? 'unassign-case' : 'assign-case',
    subject: found.subject,
    detail: { name: found.name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
  });

/** Tells the person who has the case from now on, unless they took it themselves, and the team's own systems. */
async function tell(
  transaction: DatabaseTransaction,
  { request: { kind, id, to, person }, name, at }: { request: AssignRequest; name: string; at: Date },
): Promise<void> {
  await enqueueEvent(transaction, { type: 'case.assigned', data: { kind, id, assigned: to !== null }, at });
  if (to === null) return;
  await notifyStaff(transaction, {
    kind: 'assignment',
    key: `assignment ${kind} ${id} ${at.toISOString()}`,
    title: `${person.name} assigned you a case`,
    detail: name,
    path: `/${kind}/${id}/show`,
    action: caseActions[kind].decide,
    ...{ to, except: person.id, at },
  });
}

/**
 * Gives a case to a person who may decide about it, or back to everyone. Nothing about the case itself changes, and others can decide all the same.
 * @throws AppError not-found, conflict when it is decided, when others than the person saw have it, or when the account may not decide
 */
export async function assignCase(dependencies: CaseDependencies, request: AssignRequest): Promise<void> {
  const { database, sources, now } = dependencies;
  const { kind, id, to } = request;
  await database.transaction().execute(async (transaction) => {
    // First of all: people who assign the same case come one after the other.
    const found = await sources[kind].lock(transaction, id);
    if (!found.isOpen) throw new AppError('conflict', 'This case no longer waits for a decision.');
    const held = await requireSeen(transaction, request);
    if (to === request.seen) return;
    const at = now();
    const email = to === null ? undefined : await requireDecider(transaction, dependencies, { kind, id, to });
    await write(transaction, { ...request, at });
    await log(transaction, { request, found, at, from: held?.email, to: email });
    await tell(transaction, { request, name: found.name, at });
  });
}
