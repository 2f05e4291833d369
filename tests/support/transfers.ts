import { brand } from '#brand/brand.ts';
import { keepTerms } from '#features/submission/donations/server/donation-terms.ts';
import type { Database } from '#platform/database/database.ts';

const hourMs = 3_600_000;

interface Kept {
  units?: bigint;
  sender?: string;
  hash?: string;
  /** Found an hour before by default, so that it is a case. */
  foundTime?: Date;
}

/** A transfer that the reading of the chain has found. */
export async function addTransfer(database: Database, kept: Kept = {}) {
  const { units = 5n, sender = `0x${'d'.repeat(40)}`, foundTime = new Date(Date.now() - hourMs) } = kept;
  const terms_id = await keepTerms(database, { settings: brand, at: foundTime });
  const place = {
    chain_id: brand.donation.chainId,
    token_contract: brand.donation.tokenContract.toLowerCase(),
    receiver: brand.donation.receivingAddress.toLowerCase(),
  };
  await database
    .insertInto('transfer_scans')
    .values({ ...place, terms_id, next_attempt_time: foundTime.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: scan_id } = await database
    .selectFrom('transfer_scans')
    .select('id')
    .where('receiver', '=', place.receiver)
    .executeTakeFirstOrThrow();
  return database
    .insertInto('received_transfers')
    .values({
      ...{ scan_id, position: 0, block_number: 90, sender, amount_units: units.toString() },
      tx_hash: kept.hash ?? `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`,
      ...{ mined_time: foundTime.toISOString(), found_time: foundTime.toISOString() },
    })
    .returning(['id', 'version', 'tx_hash'])
    .executeTakeFirstOrThrow();
}
