import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { TransferScanTable } from '#platform/database/donation-tables.ts';
import { claimRows, isHeld } from '#platform/jobs/due-rows.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';

export type ScanRow = Selectable<TransferScanTable>;

/** Longer than one reading can take, and than the pause between two (scan-transfers.ts). */
const leaseMs = 5 * 60_000;

/** Takes the readings of the donation chain that are due for this process. */
export const claimScans = ({
  database,
  brand,
  now,
}: Pick<DonationDependencies, 'database' | 'brand' | 'now'>): Promise<ScanRow[]> =>
  claimRows(
    database,
    {
      table: 'transfer_scans',
      time: 'next_attempt_time',
      waiting: sql<boolean>`chain_id = ${brand.donation.chainId}`,
      leaseMs,
      longestMs: leaseMs,
      atOnce: 10,
    },
    now(),
  );

/** The row as this process took it; a later reading has a higher number. */
export const heldScan = (database: Database | DatabaseTransaction, scan: ScanRow) =>
  database.updateTable('transfer_scans').where(isHeld(scan));

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
