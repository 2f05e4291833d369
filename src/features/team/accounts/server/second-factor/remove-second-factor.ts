import { sql } from 'kysely';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { factorKeyOf, forgetAllFailures } from '../account-lock.ts';
import { endAccountSessions } from '../end-account-sessions.ts';

/** Takes an account's second factor and its passkeys away, for a device that was lost, and ends its sessions: the device may have one. */
export async function removeSecondFactor(
  transaction: DatabaseTransaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  await transaction.deleteFrom('desk_second_factors').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('desk_passkeys').where('user_id', '=', userId).execute();
  await transaction
    .updateTable('desk_users')
    .set({ two_factor_enabled: sql<boolean>`false` })
    .where('id', '=', userId)
    .execute();
  await endAccountSessions(transaction, userId);
  await forgetAllFailures(transaction, factorKeyOf(email, 'code'));
}
