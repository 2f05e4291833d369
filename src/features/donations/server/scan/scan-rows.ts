import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { TransferScanTable } from '#platform/database/donation-tables.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';

export type ScanRow = Selectable<TransferScanTable>;

/** Longer than one reading can take. */
const scanLeaseMs = 5 * 60_000;

/** Takes the readings that are due for this process, as `claimDue` takes payments. */
export function claimScans({
  database,
  brand,
  now,
}: Pick<DonationDependencies, 'database' | 'brand' | 'now'>): Promise<ScanRow[]> {
  const time = now();
  return database
    .updateTable('transfer_scans')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_time: new Date(time.getTime() + scanLeaseMs).toISOString(),
    }))
    .where('chain_id', '=', brand.donation.chainId)
    .where('next_attempt_time', '<=', time.toISOString())
    .returningAll()
    .execute();
}

/** The row as this process took it; a later reading has a higher number. */
export const heldScan = (database: Database | DatabaseTransaction, { id, attempts }: ScanRow) =>
  database.updateTable('transfer_scans').where('id', '=', id).where('attempts', '=', attempts);

/**
 * The first time that anything could have been sent because of these terms.
 * @returns RFC 3339 UTC
 */
export async function firstAskedTime(database: Database, scan: ScanRow): Promise<string> {
  const terms = await database
    .selectFrom('donation_terms')
    .select(['id', 'create_time'])
    .where('chain_id', '=', scan.chain_id)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['token_contract']), '=', scan.token_contract))
    .where(({ eb, fn }) => eb(fn<string>('lower', ['receiving_address']), '=', scan.receiver))
    .execute();
  const quote = await database
    .selectFrom('quotes')
    .select('create_time')
    .where(
      'terms_id',
      'in',
      terms.map(({ id }) => id),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const times = terms.map(({ create_time }) => create_time);
  return [...times, ...(quote ? [quote.create_time] : [])].toSorted()[0]!;
}
