import type { DatabaseTransaction } from '#platform/database/database.ts';

/** Deletes what an account was told (`notices`): it is for no one else. Mails that still wait then have nothing to tell, and are not sent. */
export async function forgetNotices(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('staff_notices').where('account_id', '=', id).execute();
  await transaction.deleteFrom('notice_digests').where('account_id', '=', id).execute();
}
