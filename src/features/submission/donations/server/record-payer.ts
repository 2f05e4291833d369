import type { Database } from '#platform/database/database.ts';

export interface Payer {
  submissionId: number;
  /** Base units of the amount that the wallet is about to pay. */
  amountUnits: string;
  /** 0x and 40 digits. */
  address: string;
}

/**
 * Records the address from which the portal's own wallet button is about to pay an amount. It counts only if
 * recorded before the payment was mined, and only for an amount reserved for the submission alone: everyone
 * can read a payment's sender on the chain, but nobody else can be recorded for this amount.
 * @returns false when the submission has no such amount
 */
export async function recordPayer(database: Database, payer: Payer, now: Date): Promise<boolean> {
  const row = await database
    .updateTable('quotes')
    .set({ payer_address: payer.address.toLowerCase(), payer_time: now.toISOString() })
    .where('submission_id', '=', payer.submissionId)
    .where('amount_units', '=', payer.amountUnits)
    .where('reserved', '=', 1)
    .where('contested', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
