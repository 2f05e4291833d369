import { sql } from 'kysely';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { SignedIn } from '../model/account.ts';
import type { AccountChange } from '../model/account-change.ts';
import { isTold } from '../model/account-notice.ts';
import type { Role } from '../model/role.ts';
import { may } from '../model/permissions.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { getRoles } from './get-roles.ts';
import { forgetNotices } from './forget-notices.ts';
import { tellAccountChange } from './recovery/account-notices.ts';
import { giveRecovery } from './recovery/give-recovery.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { unassignCases } from './unassign-cases.ts';

interface ChangeRequest {
  /** Of the account that changes. */
  id: string;
  change: AccountChange;
  person: SignedIn;
  /** Whether there is a mail server; without one the administrator passes on the link of a recovery. */
  sendsMail: boolean;
}

async function findEnabled(transaction: DatabaseTransaction, id: string) {
  return transaction
    .selectFrom('desk_users')
    .select(['role'])
    .where('id', '=', id)
    .where(sql<boolean>`disabled = false`)
    .executeTakeFirst();
}

async function apply(
  transaction: DatabaseTransaction,
  { id, change }: ChangeRequest,
  email: string,
): Promise<void> {
  if (change.name === 'set-roles') {
    await transaction
      .updateTable('desk_users')
      .set({ role: change.roles.join(' ') })
      .where('id', '=', id)
      .execute();
    await unassignCases(transaction, { id, roles: change.roles });
    return;
  }
  if (change.name === 'reset-second-factor' || change.name === 'recover') {
    await removeSecondFactor(transaction, { id, email });
    return;
  }
  if (change.name !== 'end-sessions') {
    const disabled = change.name === 'disable' ? sql<boolean>`true` : sql<boolean>`false`;
    await transaction.updateTable('desk_users').set({ disabled }).where('id', '=', id).execute();
  }
  if (change.name === 'disable') {
    await unassignCases(transaction, { id, roles: [] });
    await forgetNotices(transaction, id);
  }
  if (change.name !== 'enable') await endAccountSessions(transaction, id);
}

const isSame = (one: readonly Role[], other: readonly Role[]) =>
  one.toSorted().join() === other.toSorted().join();

/** @throws AppError conflict when the roles are others than the person saw */
function requireSeenRoles(change: AccountChange, current: readonly Role[]): void {
  if (change.name === 'set-roles' && !isSame(change.seen, current))
    throw new AppError(
      'conflict',
      `Another administrator changed these roles in the meantime. They are now: ${current.join(', ')}.`,
    );
}

/** For the log, which has the roles before. */
const describeChange = (change: AccountChange) =>
  change.name === 'set-roles' ? { name: change.name, roles: change.roles } : change;

/**
 * Changes another person's account, never one's own. The transaction checks that the person is still an administrator, so two
 * administrators who remove each other at the same moment cannot leave the desk without one. What takes a second factor away is told to the
 * person and to every administrator.
 * @returns the token of a recovery's link where it is not mailed
 * @throws AppError conflict, not-found, forbidden
 */
export async function changeAccount(
  { database, engine, now }: AccountDependencies,
  request: ChangeRequest,
): Promise<string | undefined> {
  const { id, change, person, sendsMail } = request;
  if (id === person.id)
    throw new AppError('conflict', 'You cannot change your own account here. Another administrator can.');
  return database.transaction().execute(async (transaction) => {
    const at = now();
    await engine.lock(transaction, 'desk-accounts');
    // SQLite has no named lock: this write takes the one that other processes wait for. After the named lock, or two would wait for each other's rows.
    await transaction
      .updateTable('desk_users')
      .set((eb) => ({ role: eb.ref('role') }))
      .where('id', '=', person.id)
      .execute();
    const actor = await findEnabled(transaction, person.id);
    if (!actor || !may({ roles: getRoles(actor) }, 'accounts.manage'))
      throw new AppError('forbidden', 'Your account is no longer an administrator.');
    const found = await transaction
      .selectFrom('desk_users')
      .select(['email', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw new AppError('not-found', 'There is no such account.');
    requireSeenRoles(change, getRoles(found));
    const { email } = found;
    await apply(transaction, request, email);
    const token =
      change.name === 'recover'
        ? await giveRecovery(transaction, { account: { id, email }, madeBy: person.id, sendsMail, at })
        : undefined;
    const { name: action, ...detail } = describeChange(change);
    const entryId = await appendAudit(transaction, {
      at,
      actor: person,
      area: 'account',
      action,
      subject: email,
      detail: { before: found.role, ...detail },
    });
    if (isTold(action)) await tellAccountChange(transaction, { entryId, email, at });
    return token;
  });
}
