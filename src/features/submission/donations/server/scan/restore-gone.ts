import { transfersTo } from '../../model/judge-transfer.ts';
import { watchedAfterAcceptanceMs } from '../../model/retry-delay.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import type { ScanRow } from './scan-rows.ts';

/** Asked about in one round. */
const mostAsked = 10;

/**
 * Asks for a day about transfers that are gone: a transaction that a reorganization has dropped is often mined again in a block that is no
 * longer read, and one wrong answer of a node would hide money for good.
 */
export async function restoreGone(
  { database, chain, now }: Pick<DonationDependencies, 'database' | 'chain' | 'now'>,
  scan: ScanRow,
): Promise<void> {
  const since = new Date(now().getTime() - watchedAfterAcceptanceMs).toISOString();
  const gone = await database
    .selectFrom('received_transfers')
    .select(['id', 'tx_hash', 'amount_units', 'sender'])
    .where('scan_id', '=', scan.id)
    .where('gone_time', '>', since)
    .orderBy('gone_time', 'desc')
    .limit(mostAsked)
    .execute();
  for (const { id, tx_hash, amount_units, sender } of gone) {
    const answer = await chain.findTransaction(tx_hash);
    if (!answer.ok) return;
    const seen = answer.value;
    const place = { tokenContract: scan.token_contract, receivingAddress: scan.receiver };
    const isShown =
      seen?.succeeded &&
      transfersTo(seen, place).some(({ units, from }) => String(units) === amount_units && from === sender);
    if (!isShown) continue;
    const mined_time = new Date(seen.blockTimeSeconds * 1000).toISOString();
    await database
      .updateTable('received_transfers')
      .set({ gone_time: null, block_number: Number(seen.blockNumber), mined_time })
      .where('id', '=', id)
      .execute();
  }
}
