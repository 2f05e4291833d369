import type { DatabaseTransaction, Engine } from '#platform/database/database.ts';

interface Denial {
  transaction: DatabaseTransaction;
  /** A submission with a disputed claim. */
  submissionId: number;
  at: Date;
}

/** A submission whose claim of the disputed transaction was refused. */
export interface DeniedClaim {
  submissionId: number;
  /** True where another claim of it is still open. */
  hasOtherClaim: boolean;
}

export interface DeniedPayment {
  txHash: string;
  claims: readonly DeniedClaim[];
}

/**
 * The desk's decision that a disputed transaction pays for none of the claiming submissions: every open
 * claim of it is refused, and no new one is accepted (`isDenied`). @returns undefined where the submission
 * has no disputed claim
 */
export async function denyDisputed(
  engine: Engine,
  { transaction, submissionId, at }: Denial,
): Promise<DeniedPayment | undefined> {
  const disputed = await transaction
    .selectFrom('payments')
    .select('tx_hash')
    .where('submission_id', '=', submissionId)
    .where('status', '=', 'disputed')
    .orderBy('update_time', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!disputed) return undefined;
  const { tx_hash: txHash } = disputed;
  await engine.lock(transaction, txHash);
  const time = at.toISOString();
  const denied = await transaction
    .updateTable('payments')
    .set((eb) => ({
      status: 'refused',
      code: 'denied-by-desk',
      code_time: time,
      // A check in progress loses its claim on the row.
      attempts: eb('attempts', '+', 1),
      update_time: time,
    }))
    .where('tx_hash', '=', txHash)
    .where('status', 'in', ['disputed', 'checking'])
    .returning('submission_id')
    .execute();
  const ids = denied.map(({ submission_id }) => submission_id);
  const open = ids.length === 0 ? [] : await listOpen(transaction, ids);
  return { txHash, claims: ids.map((id) => ({ submissionId: id, hasOtherClaim: open.includes(id) })) };
}

async function listOpen(transaction: DatabaseTransaction, ids: readonly number[]): Promise<number[]> {
  const rows = await transaction
    .selectFrom('payments')
    .select('submission_id')
    .where('submission_id', 'in', ids)
    .where('status', '<>', 'refused')
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}
