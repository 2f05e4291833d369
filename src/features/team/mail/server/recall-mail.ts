import type { DatabaseTransaction } from '#platform/database/database.ts';
import { keysOf } from '../model/send-again.ts';

/**
 * Takes a mail and what repeats it out of the outbox before its first attempt. A sender that claims it at the same moment counts an attempt on the same row,
 * so either the mail is gone or this says that it is on its way.
 * @returns false when it is being sent or was sent; true also when there was none
 */
export async function recallMail(transaction: DatabaseTransaction, changeKey: string): Promise<boolean> {
  await transaction
    .deleteFrom('outbox')
    .where('change_key', 'in', keysOf(changeKey))
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  const left = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('change_key', 'in', keysOf(changeKey))
    .executeTakeFirst();
  return left === undefined;
}

/** Makes a mail that was held back due now; nothing where it waits for another reason, or is sent. */
export async function releaseMail(
  transaction: DatabaseTransaction,
  changeKey: string,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ next_attempt_time: at.toISOString() })
    .where('change_key', '=', changeKey)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('next_attempt_time', '>', at.toISOString())
    .execute();
}
