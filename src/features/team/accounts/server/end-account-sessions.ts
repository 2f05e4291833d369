import type { DatabaseTransaction } from '#platform/database/database.ts';
import { endRecoveries } from './recovery/recovery-rows.ts';

/**
 * Ends the sessions of an account, its sign-ins that wait for a code, its access tokens and its links for a new password: they were begun or
 * made with what may be known to others now.
 * @param keptId the session in which people do this themselves, which goes on
 * @returns how many sessions ended
 */
export async function endAccountSessions(
  transaction: DatabaseTransaction,
  userId: string,
  keptId?: string,
): Promise<number> {
  // First, because setting a password with a link takes the link's row before the others (finish-recovery.ts).
  await endRecoveries(transaction, userId);
  await transaction
    .deleteFrom('desk_verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', '2fa-%')
    .execute();
  await transaction.deleteFrom('desk_access_tokens').where('user_id', '=', userId).execute();
  const ended = await transaction
    .deleteFrom('desk_sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId ?? '')
    .returning('id')
    .execute();
  return ended.length;
}
