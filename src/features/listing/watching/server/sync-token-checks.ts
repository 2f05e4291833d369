import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { checkField } from '../model/finding.ts';
import { checkEveryMs } from '../model/schedule.ts';

interface Sync {
  /** Those on which tokens are checked. */
  networks: readonly string[];
  random: () => number;
  now: Date;
}

/** Where a token is, as its watch says it. */
const place = sql`chains.network || ':' || lower(tokens.address)`;

/**
 * Watches listed tokens on networks where they can be checked, and forgets all others. The first checks are spread over the time between two: a check
 * asks an endpoint some hundreds of calls.
 */
export async function syncTokenChecks(transaction: Database, { networks, random, now }: Sync): Promise<void> {
  const asked = networks.length === 0 ? sql`('')` : sql`(${sql.join(networks)})`;
  const listed = sql`tokens join chains on chains.hid = tokens.chain_hid
    where tokens.listed = 1 and chains.network in ${asked} and tokens.address like '0x%'`;
  const ofCheck = sql`watches.kind = 'token' and watches.field = ${checkField}`;
  await sql`delete from watches where ${ofCheck} and not exists
    (select 1 from ${listed} and tokens.hid = watches.hid and watches.address = ${place})`.execute(
    transaction,
  );
  const { rows } = await sql<{ hid: number; address: string }>`select tokens.hid as hid, ${place} as address
    from ${listed} and not exists (select 1 from watches
      where ${ofCheck} and watches.hid = tokens.hid and watches.address = ${place})`.execute(transaction);
  for (const { hid, address } of rows) {
    const next_look_time = new Date(now.getTime() + random() * checkEveryMs).toISOString();
    await transaction
      .insertInto('watches')
      .values({ kind: 'token', hid, field: checkField, address, next_look_time })
      .onConflict((conflict) => conflict.columns(['kind', 'hid', 'field', 'address']).doNothing())
      .execute();
  }
}
