import { sql } from 'kysely';
import { linkFields } from '#features/store/catalogue/model/listed-link.ts';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { listedTables } from '#features/store/catalogue/server/listed-tables.ts';
import type { Database } from '#platform/database/database.ts';
import { paymentField } from '../model/finding.ts';
import { isDelisted, isOfListed } from './is-of-listed.ts';
import { syncContracts } from './sync-contracts.ts';
import { syncTokenChecks } from './sync-token-checks.ts';
import type { WatchDependencies } from './watch-dependencies.ts';

/** Every listed link: its table, kind and column. */
const links = listedKinds.flatMap((kind) =>
  linkFields[kind].map((field) => ({ kind, field, table: listedTables[kind].table })),
);

/**
 * Watches what was listed since, forgets what is listed no longer or with another address. The first look is due immediately. Of what is delisted it
 * keeps what its links were: after a restore they are compared with that.
 */
export async function syncWatches(
  dependencies: Pick<WatchDependencies, 'database' | 'networks' | 'tokenChecks' | 'random'>,
  now: Date,
): Promise<void> {
  const { database, networks, tokenChecks, random } = dependencies;
  await database.transaction().execute(async (transaction) => {
    for (const { kind, field, table } of links) {
      const column = sql.ref(`${table}.${field}`);
      const watched = sql`watches.kind = ${kind} and watches.field = ${field} and watches.hid = ${sql.ref(`${table}.hid`)}
        and watches.address = ${column}`;
      await sql`insert into watches (kind, hid, field, address, next_look_time)
        select cast(${kind} as text), hid, cast(${field} as text), ${column}, cast(${now.toISOString()} as text)
        from ${sql.table(table)}
        where listed = 1 and ${column} like 'http%' and not exists (select 1 from watches where ${watched})
        on conflict (kind, hid, field, address) do nothing`.execute(transaction);
      await sql`delete from watches where kind = ${kind} and field = ${field} and not exists
        (select 1 from ${sql.table(table)} where (listed = 1 or ${isDelisted}) and ${watched})`.execute(
        transaction,
      );
      await sql`delete from withheld_links where kind = ${kind} and field = ${field} and not exists
        (select 1 from ${sql.table(table)} where listed = 1 and ${sql.ref(`${table}.hid`)} = withheld_links.hid
          and ${column} = withheld_links.address)`.execute(transaction);
    }
    await lookAfterRestore(transaction, now);
    await syncContracts(transaction, { networks, now });
    await syncTokenChecks(transaction, { networks: tokenChecks?.networks ?? [], random, now });
    await dropReplaced(transaction, now);
  });
}

/** Links that came back with a restored item are looked at before all that are due; a look that began before the restore loses its claim. */
async function lookAfterRestore(database: Database, now: Date): Promise<void> {
  await sql`update watches set urgent = 1, next_look_time = ${now.toISOString()}, attempts = attempts + 1,
      failures = 0, failing_since = null
    where urgent = 0 and exists (select 1 from withheld_links where withheld_links.kind = watches.kind
      and withheld_links.hid = watches.hid and withheld_links.field = watches.field
      and withheld_links.address = watches.address and withheld_links.delisting_id is not null)`.execute(
    database,
  );
}

/** Findings about links that are gone, or whose item is delisted, need no decision. */
async function dropReplaced(database: Database, now: Date): Promise<void> {
  await database
    .updateTable('watch_findings')
    .set((eb) => ({
      state: 'replaced',
      unlinked: 0,
      decided_time: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('state', '=', 'open')
    .where('field', '!=', paymentField)
    .where('watch_id', 'not in', (eb) => eb.selectFrom('watches').select('id').where(isOfListed))
    .execute();
}
