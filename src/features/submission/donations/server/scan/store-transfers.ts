import type { ReceivedTransfer } from '#platform/chain/chain-reader.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { BlockRange } from '#lib/block-ranges/block-ranges.ts';

interface Reading {
  scanId: number;
  receiver: string;
  /** Everything in these blocks is among the transfers. */
  range: BlockRange;
  transfers: readonly ReceivedTransfer[];
  at: Date;
}

/** What an address sends to itself, or transfers of nothing, which anyone can make anyone send, bring nothing. */
const bringsSomething = ({ receiver }: Reading, { from, units }: ReceivedTransfer) =>
  units > 0n && from !== receiver;

/** With the place of each among those of its transaction. */
function placed(reading: Reading) {
  const byHash = Map.groupBy(
    reading.transfers.filter((transfer) => bringsSomething(reading, transfer)),
    ({ txHash }) => txHash,
  );
  return [...byHash.values()].flatMap((transfers) =>
    transfers
      .toSorted((one, other) => one.logIndex - other.logIndex)
      .map((transfer, position) => ({ ...transfer, position })),
  );
}

/**
 * Keeps what a reading has found. A transfer that is mined again in another block stays the same one; one that the chain showed in these
 * blocks and does not show now is marked as gone, until it is seen again.
 */
export async function storeTransfers(transaction: DatabaseTransaction, reading: Reading): Promise<void> {
  const { scanId, range, at } = reading;
  const time = at.toISOString();
  const seen = placed(reading);
  for (const { txHash, position, blockNumber, blockTimeSeconds, from, units } of seen) {
    const mined = blockTimeSeconds === null ? null : new Date(blockTimeSeconds * 1000).toISOString();
    const where = { block_number: blockNumber, mined_time: mined };
    await transaction
      .insertInto('received_transfers')
      .values({
        ...{ scan_id: scanId, tx_hash: txHash, position, ...where },
        ...{ sender: from, amount_units: units.toString(), found_time: time },
      })
      .onConflict((conflict) =>
        conflict.columns(['scan_id', 'tx_hash', 'position']).doUpdateSet({ ...where, gone_time: null }),
      )
      .execute();
  }
  const known = await transaction
    .selectFrom('received_transfers')
    .select(['id', 'tx_hash', 'position'])
    .where('scan_id', '=', scanId)
    .where('block_number', '>=', range.from)
    .where('block_number', '<=', range.to)
    .where('gone_time', 'is', null)
    .execute();
  const shown = new Set(seen.map(({ txHash, position }) => `${txHash} ${position}`));
  const gone = known.filter(({ tx_hash, position }) => !shown.has(`${tx_hash} ${position}`));
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await transaction
    .updateTable('received_transfers')
    .set({ gone_time: time })
    .where('id', 'in', ids)
    .execute();
}
