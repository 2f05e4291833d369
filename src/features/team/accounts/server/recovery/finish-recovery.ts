import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { factorKeyOf, forgetAllFailures } from '../account-lock.ts';
import { endAccountSessions } from '../end-account-sessions.ts';
import { hashLinkToken } from '../invitations/link-token.ts';
import type { OwnDependencies } from '../own-dependencies.ts';
import { writeSecurityEvent } from '../security-events.ts';
import { tellAccountChange } from './account-notices.ts';
import { countingAt } from './recovery-rows.ts';

/** Whose link it is. */
export interface RecoveredAccount {
  id: string;
  email: string;
  name: string;
  hasFactor: boolean;
}

/** The account of a link that counts; undefined for any other, whatever the reason. */
export async function findRecovered(
  { database, now }: Pick<OwnDependencies, 'database' | 'now'>,
  token: string,
): Promise<RecoveredAccount | undefined> {
  const found = await database
    .selectFrom('desk_recoveries')
    .innerJoin('desk_users', 'desk_users.id', 'desk_recoveries.account_id')
    .select(['desk_users.id', 'email', 'name', 'two_factor_enabled'])
    .where('token_hash', '=', hashLinkToken(token))
    .where(countingAt(now()))
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, email, name, two_factor_enabled } = found;
  return { id, email, name, hasFactor: Boolean(two_factor_enabled) };
}

/**
 * Sets the new password, once what the account's factor asks for was given. The link is used up in the same transaction, so of two requests at
 * a time only one sets a password, and a crash leaves the link as it was. Sessions, access tokens and other links end; the second factor stays.
 * @returns false where the link no longer counts
 */
export async function finishRecovery(
  { database, auth, now }: OwnDependencies,
  account: RecoveredAccount,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<boolean> {
  const { id, email } = account;
  const hash = await (await auth.$context).password.hash(password);
  return database.transaction().execute(async (transaction) => {
    const at = now();
    const used = await transaction
      .updateTable('desk_recoveries')
      .set({ used_time: at.toISOString() })
      .where('token_hash', '=', hashLinkToken(token))
      .where(countingAt(at))
      .returning('account_id')
      .executeTakeFirst();
    if (!used) return false;
    await transaction
      .updateTable('desk_credentials')
      .set({ password: hash })
      .where('user_id', '=', id)
      .where('provider_id', '=', 'credential')
      .execute();
    await endAccountSessions(transaction, id);
    for (const key of [email, factorKeyOf(email, 'recovery')]) await forgetAllFailures(transaction, key);
    const actor = { id, email };
    const event = { kind: 'recovery', outcome: 'recovered', email, clientAddress } as const;
    await writeSecurityEvent(transaction, { event, actor, at });
    const entry = { at, actor, area: 'account', action: 'finish-recovery', subject: email } as const;
    const entryId = await appendAudit(transaction, entry);
    await tellAccountChange(transaction, { entryId, email, at });
    return true;
  });
}
