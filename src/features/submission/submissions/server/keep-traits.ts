import type { DatabaseTransaction } from '#platform/database/database.ts';
import { senderTraits } from '../model/sender-traits.ts';
import type { StoredFormat } from '../model/stored-payload.ts';

/** In the transaction that stores a form: what tells which other submissions come from the same sender. */
export async function keepTraits(
  transaction: DatabaseTransaction,
  { id, format, payload }: { id: number; format: StoredFormat; payload: object },
): Promise<void> {
  await forgetTraits(transaction, id);
  const traits = senderTraits(format.fields, payload);
  if (traits.length === 0) return;
  await transaction
    .insertInto('sender_traits')
    .values(traits.map((trait) => ({ submission_id: id, ...trait })))
    .execute();
}

/** With the form. */
export async function forgetTraits(transaction: DatabaseTransaction, id: number): Promise<void> {
  await transaction.deleteFrom('sender_traits').where('submission_id', '=', id).execute();
}
