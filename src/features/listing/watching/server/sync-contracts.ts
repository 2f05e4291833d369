import { sql, type RawBuilder } from 'kysely';
import type { ListedKind } from '#features/store/catalogue/model/delisting.ts';
import type { Database } from '#platform/database/database.ts';
import { contractField } from './inspect-contract.ts';

/** Listed contracts of a kind as `hid`, `network` and `address`. */
const sources: Record<ListedKind, RawBuilder<unknown>> = {
  dapp: sql`select dapps.hid as hid, chains.network as network, dapp_addresses.address as address
    from dapp_addresses join dapps on dapps.hid = dapp_addresses.dapp_hid and dapps.listed = 1
    join chains on chains.hid = dapp_addresses.chain_hid`,
  token: sql`select tokens.hid as hid, chains.network as network, tokens.address as address
    from tokens join chains on chains.hid = tokens.chain_hid where tokens.listed = 1`,
  nft: sql`select nft_collections.hid as hid, chains.network as network, nft_collections.address as address
    from nft_collections join chains on chains.hid = nft_collections.chain_hid where nft_collections.listed = 1`,
};

/** Watches listed contracts on networks that have an endpoint, and forgets all others. */
export async function syncContracts(
  transaction: Database,
  { networks, now }: { networks: readonly string[]; now: Date },
): Promise<void> {
  const asked = networks.length === 0 ? sql`('')` : sql`(${sql.join(networks)})`;
  for (const [kind, source] of Object.entries(sources)) {
    const listed = sql`(${source}) as source where source.network in ${asked} and source.address like '0x%'`;
    const place = sql`source.network || ':' || lower(source.address)`;
    await sql`insert into watches (kind, hid, field, address, next_look_time)
      select distinct cast(${kind} as text), source.hid, cast(${contractField} as text), ${place}, cast(${now.toISOString()} as text)
      from ${listed}
      on conflict (kind, hid, field, address) do nothing`.execute(transaction);
    await sql`delete from watches where kind = ${kind} and field = ${contractField} and not exists
      (select 1 from ${listed} and source.hid = watches.hid and watches.address = ${place})`.execute(
      transaction,
    );
  }
}
