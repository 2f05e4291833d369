import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const kinds = [
  ['tokens', 'token'],
  ['nft_collections', 'nft'],
] as const;
/** What made the first version of an item, and where the item came from. */
const acts = [
  ['approved', 'submission'],
  ['added', 'desk'],
] as const;

/**
 * Where tokens, collections and networks come from, as DApps say it already. Of those that are there, the versions of an item and the log of a
 * network say it; what neither knows was imported, or is what every installation begins with.
 */
export const addListingSources: Migration = async (db) => {
  for (const table of ['tokens', 'nft_collections', 'chains'] as const)
    await db.schema
      .alterTable(table)
      .addColumn('source', 'text', (c) => c.notNull().defaultTo('import'))
      .execute();
  for (const [table, kind] of kinds)
    for (const [act, source] of acts)
      await sql`update ${sql.table(table)} set source = ${source} where hid in
        (select hid from listing_versions where kind = ${kind} and number = 1 and act = ${act})`.execute(db);
  await sql`update chains set source = 'desk' where 'network ' || cast(hid as text) in
    (select subject from audit_log where area = 'catalogue' and action = 'add-network')`.execute(db);
};
