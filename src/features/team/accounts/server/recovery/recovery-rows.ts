import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { createLinkToken, hashLinkToken } from '../invitations/link-token.ts';

export interface NewRecovery {
  accountId: string;
  /** Account of the administrator who makes it; null where the person asked for it. */
  madeBy: string | null;
  /** Change key of its mail; null where an administrator passes on the link. */
  mailKey: string | null;
  /** RFC 3339, UTC. */
  expiresTime: string;
}

/** Stores a link. Only the hash of its token is kept. @returns the token */
export async function addRecovery(
  database: Database | DatabaseTransaction,
  { accountId, madeBy, mailKey, expiresTime }: NewRecovery,
): Promise<string> {
  const token = createLinkToken();
  await database
    .insertInto('desk_recoveries')
    .values({
      token_hash: hashLinkToken(token),
      account_id: accountId,
      made_by: madeBy,
      mail_key: mailKey,
      expires_time: expiresTime,
    })
    .execute();
  return token;
}

/**
 * One that counts: not used, not too old, of an enabled account, and where an administrator made it, from someone who still is an enabled
 * one.
 */
export const countingAt = (at: Date) => sql<boolean>`desk_recoveries.used_time is null
  and desk_recoveries.expires_time > ${at.toISOString()}
  and exists (select 1 from desk_users owner where owner.id = desk_recoveries.account_id and owner.disabled = false)
  and (desk_recoveries.made_by is null or exists (select 1 from desk_users maker
    where maker.id = desk_recoveries.made_by and maker.disabled = false and maker.role like '%administrator%'))`;

/** Ends the links of an account that were not used. */
export async function endRecoveries(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('desk_recoveries')
    .where('account_id', '=', accountId)
    .where('used_time', 'is', null)
    .execute();
}

/** Forgets links that are too old. */
export async function dropOldRecoveries(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('desk_recoveries').where('expires_time', '<=', now.toISOString()).execute();
}
