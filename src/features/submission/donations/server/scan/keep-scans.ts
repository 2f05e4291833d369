import type { DonationDependencies } from '../donation-dependencies.ts';

type Dependencies = Pick<DonationDependencies, 'database' | 'brand' | 'now'>;

const placeOf = (row: { token_contract: string; receiving_address: string }) =>
  `${row.token_contract} ${row.receiving_address}`.toLowerCase();

/** A reading for each token and receiver that donations were ever asked for with, on the chain that can be asked. Safe at every start. */
export async function keepScans({ database, brand, now }: Dependencies): Promise<void> {
  const rows = await database
    .selectFrom('donation_terms')
    .select(['id', 'token_contract', 'receiving_address'])
    .where('chain_id', '=', brand.donation.chainId)
    .orderBy('id')
    .execute();
  const kept = await database.selectFrom('transfer_scans').select('terms_id').execute();
  const latest = new Map(rows.map((row) => [placeOf(row), row]));
  const missing = [...latest.values()].filter(({ id }) => kept.every(({ terms_id }) => terms_id !== id));
  for (const row of missing)
    await database
      .insertInto('transfer_scans')
      .values({
        chain_id: brand.donation.chainId,
        token_contract: row.token_contract.toLowerCase(),
        receiver: row.receiving_address.toLowerCase(),
        terms_id: row.id,
        next_attempt_time: now().toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(['chain_id', 'token_contract', 'receiver']).doUpdateSet({ terms_id: row.id }),
      )
      .execute();
}
