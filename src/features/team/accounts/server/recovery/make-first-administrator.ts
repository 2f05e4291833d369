import { randomBytes } from 'node:crypto';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { givenRecoveryHours } from '../../model/recovery.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { createAccount } from '../create-account.ts';
import { findAccount } from '../find-account.ts';
import { enqueueRecovery } from './recovery-mails.ts';

/** What made the account, in the audit log. */
const settingActor = { id: null, email: 'DESK_FIRST_ADMINISTRATOR' };

/** An administrator named after the address, with a password that nobody knows. @throws Error for an address that no account can have */
async function addAccount(
  { authWithin }: AccountDependencies,
  transaction: DatabaseTransaction,
  email: string,
) {
  const [name = email] = email.split('@');
  const password = randomBytes(32).toString('base64url');
  const account = await authWithin(transaction, async (auth) => {
    const made = await createAccount(auth, { email, name, roles: ['administrator'], password });
    return made.ok ? findAccount(auth, email) : undefined;
  });
  if (!account) throw new Error('The first account could not be made.');
  return account;
}

/**
 * Makes the first account and mails its person a link for a password, so that nobody needs a shell on the server. Of several nodes that start at
 * the same time one does.
 * @returns false where there is an account already, of anyone
 */
export async function makeFirstAdministrator(parts: AccountDependencies, typed: string): Promise<boolean> {
  const { database, engine, now } = parts;
  return database.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'desk-accounts');
    const existing = await transaction.selectFrom('desk_users').select('id').limit(1).executeTakeFirst();
    if (existing) return false;
    const at = now();
    const { id, email } = await addAccount(parts, transaction, typed);
    await enqueueRecovery(transaction, {
      kind: 'desk-recovery-given',
      ...{ accountId: id, email, madeBy: null, mailKey: `desk-recovery ${id} first`, at },
      expiresTime: new Date(at.getTime() + givenRecoveryHours * 60 * 60_000).toISOString(),
    });
    const entry = { at, actor: settingActor, area: 'account', action: 'create', subject: email } as const;
    await appendAudit(transaction, { ...entry, detail: { roles: ['administrator'] } });
    return true;
  });
}
