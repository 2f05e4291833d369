import type { Database } from '#platform/database/database.ts';
import { countedStatuses } from './refund/refund-rows.ts';

interface Claim {
  submission_id: number;
  tx_hash: string;
}

/** True when another submission was accepted with this transaction, or was given back what it brought. */
export async function isUsedByAnother(database: Database, claim: Claim): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .select('id')
    .where('tx_hash', '=', claim.tx_hash)
    .where('status', '=', 'accepted')
    .where('submission_id', '<>', claim.submission_id)
    .executeTakeFirst();
  return row !== undefined || isGivenBackToAnother(database, claim);
}

/** True when a refund of this transaction counts for another submission that it does not pay for: the money is no longer there. */
export async function isGivenBackToAnother(database: Database, claim: Claim): Promise<boolean> {
  const row = await database
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.tx_hash', '=', claim.tx_hash)
    .where('payments.status', '<>', 'accepted')
    .where('payments.submission_id', '<>', claim.submission_id)
    .where('refunds.status', 'in', countedStatuses)
    .executeTakeFirst();
  return row !== undefined || isGivenBackUnclaimed(database, claim);
}

/** True when it was given back while it belonged to no submission. */
async function isGivenBackUnclaimed(database: Database, { tx_hash }: Claim): Promise<boolean> {
  const row = await database
    .selectFrom('transfer_refunds')
    .innerJoin('received_transfers', 'received_transfers.id', 'transfer_refunds.transfer_id')
    .select('transfer_refunds.id')
    .where('received_transfers.tx_hash', '=', tx_hash)
    .executeTakeFirst();
  return row !== undefined;
}
