import { sql } from 'kysely';
import { commandLineActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { AccountOutcome } from '../model/account-error.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { forgetAllFailures } from './account-lock.ts';
import { createAccount, type NewAccount } from './create-account.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { findAccount, type AccountUser } from './find-account.ts';
import { findPasswordIssue } from './find-password-issue.ts';
import { forgetNotices } from './forget-notices.ts';
import { removeSecondFactor } from './second-factor/remove-second-factor.ts';
import { singleSignOnProvider } from './single-sign-on/provider-id.ts';
import { unassignCases } from './unassign-cases.ts';

/* What the operator of the server does with `npm run account`: for the first account, for scripts, and where no administrator can help. */

/** Does something with an account that exists, and writes the entry of the audit log, or neither. */
async function actOn(
  parts: AccountDependencies,
  { email, action }: { email: string; action: string },
  apply: (transaction: DatabaseTransaction, user: AccountUser) => Promise<void>,
): Promise<AccountOutcome> {
  const user = await findAccount(parts.auth, email);
  if (!user) return { ok: false, issue: 'unknown' };
  await parts.database.transaction().execute(async (transaction) => {
    await apply(transaction, user);
    const entry = { at: parts.now(), actor: commandLineActor, area: 'account', action } as const;
    await appendAudit(transaction, { ...entry, subject: user.email });
  });
  return { ok: true };
}

async function setDisabled(transaction: DatabaseTransaction, id: string, isDisabled: boolean): Promise<void> {
  const disabled = isDisabled ? sql<boolean>`true` : sql<boolean>`false`;
  await transaction.updateTable('desk_users').set({ disabled }).where('id', '=', id).execute();
}

export async function createByOperator(
  parts: AccountDependencies,
  account: NewAccount,
): Promise<AccountOutcome> {
  const { database, authWithin, now } = parts;
  return database.transaction().execute((transaction) =>
    authWithin(transaction, async (auth) => {
      const made = await createAccount(auth, account);
      if (!made.ok) return made;
      const user = await findAccount(auth, account.email);
      await appendAudit(transaction, {
        at: now(),
        actor: commandLineActor,
        area: 'account',
        action: 'create',
        subject: user?.email ?? account.email,
        detail: { roles: account.roles },
      });
      return made;
    }),
  );
}

/** Ends the account's sessions and refuses new ones. */
export async function disableByOperator(parts: AccountDependencies, email: string): Promise<AccountOutcome> {
  return actOn(parts, { email, action: 'disable' }, async (transaction, { id }) => {
    await setDisabled(transaction, id, true);
    await unassignCases(transaction, { id, roles: [] });
    await forgetNotices(transaction, id);
    await endAccountSessions(transaction, id);
  });
}

/**
 * Sets a new password, ends the account's sessions, enables it again and ends its wait after wrong passwords. Who used it by single sign-on
 * is forgotten, so that the next person with its address can.
 */
export async function setPasswordByOperator(
  parts: AccountDependencies,
  { email, password: chosen }: { email: string; password: string },
): Promise<AccountOutcome> {
  const issue = await findPasswordIssue(chosen);
  if (issue) return { ok: false, issue };
  const password = await (await parts.auth.$context).password.hash(chosen);
  return actOn(parts, { email, action: 'set-password' }, async (transaction, user) => {
    await transaction
      .updateTable('desk_credentials')
      .set({ password })
      .where('user_id', '=', user.id)
      .where('provider_id', '=', 'credential')
      .execute();
    await transaction
      .deleteFrom('desk_credentials')
      .where('user_id', '=', user.id)
      .where('provider_id', '=', singleSignOnProvider)
      .execute();
    await setDisabled(transaction, user.id, false);
    await endAccountSessions(transaction, user.id);
    await forgetAllFailures(transaction, user.email);
  });
}

/** For the administrator who lost the device, whom nobody else could help. */
export async function resetSecondFactorByOperator(
  parts: AccountDependencies,
  email: string,
): Promise<AccountOutcome> {
  return actOn(parts, { email, action: 'reset-second-factor' }, removeSecondFactor);
}
