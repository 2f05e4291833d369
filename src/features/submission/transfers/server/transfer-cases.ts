import type { CaseSource } from '#features/team/cases/server/case-source.ts';
import { isWanted } from '#features/team/cases/server/is-wanted.ts';
import { lockCase } from '#platform/database/claim-case.ts';
import { getTransfer, selectTransfers, type Reading } from './read-transfers.ts';

/** Unclaimed transfers as cases that people work on, the oldest first. */
export const transferCases = (reading: Reading): CaseSource => ({
  async lock(transaction, id) {
    const row = await lockCase(transaction, 'received_transfers', id);
    const claim = await transaction
      .selectFrom('payments')
      .select('id')
      .where('tx_hash', '=', row.tx_hash)
      .executeTakeFirst();
    const isOpen = row.decided_time === null && row.gone_time === null && claim === undefined;
    return { isOpen, name: row.tx_hash, subject: `transfer ${id}` };
  },
  async findFirst(_database, wanted) {
    const first = await selectTransfers(reading, 'open')
      .select('received_transfers.id')
      .where(isWanted('transfers', 'received_transfers.id', wanted))
      .orderBy('found_time')
      .orderBy('received_transfers.id')
      .limit(1)
      .executeTakeFirst();
    if (!first) return undefined;
    const { amount, symbol } = await getTransfer(reading, first.id);
    return { id: first.id, name: `${amount} ${symbol}` };
  },
  // Of a transfer it is not known whose it is: the review asks when it is assigned to a submission.
  isBarred: () => Promise.resolve(false),
});
