import type { DatabaseTransaction } from '#platform/database/database.ts';

/**
 * Ends the sessions of an account, and its sign-ins that wait for a code: they were begun with what may be known to others now.
 * @param keptId a session that goes on
 * @returns how many sessions ended
 */
export async function endAccountSessions(
  transaction: DatabaseTransaction,
  userId: string,
  keptId?: string,
): Promise<number> {
  await transaction
    .deleteFrom('desk_verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', '2fa-%')
    .execute();
  const ended = await transaction
    .deleteFrom('desk_sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keptId ?? '')
    .returning('id')
    .execute();
  return ended.length;
}
