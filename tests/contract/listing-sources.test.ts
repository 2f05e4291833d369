import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { seedReferenceData } from '../support/seed-reference-data.ts';

const at = new Date('2026-11-21T10:00:00Z');
const mara = { id: 'mara', email: 'mara@example.org' };

/** What the version before it left. */
async function removeSources(database: Database): Promise<void> {
  for (const table of ['tokens', 'nft_collections', 'chains'])
    await sql`alter table ${sql.table(table)} drop column source`.execute(database);
  await sql`delete from kysely_migration where name = '101-listing-sources'`.execute(database);
}

const tokenRow = (symbol: string) => ({
  ...{ chain_hid: 1, name: symbol, symbol, bl_symbol: 'ETH', address: '', address_key: symbol },
  ...{ decimal: 18, precision: 4, total_supply: '', gas: '', website: '', descriptions: '{}' },
  ...{ icon_url: '', token_protocol: 'ERC20', create_time: at.toISOString() },
});

async function addToken(database: Database, symbol: string, acts: readonly string[]): Promise<void> {
  const { hid } = await database
    .insertInto('tokens')
    .values(tokenRow(symbol))
    .returning('hid')
    .executeTakeFirstOrThrow();
  for (const [index, act] of acts.entries())
    await database
      .insertInto('listing_versions')
      .values({
        kind: 'token',
        ...{ hid, number: index + 1, act, actor: mara.email, source: null },
        ...{ draft: '{}', at: at.toISOString() },
      })
      .execute();
}

describeOnEachEngine('where listed items come from', (open) => {
  it('is known of those that an earlier version listed, by their versions and the log', async () => {
    const opened = await open();
    const { database } = opened;
    await seedReferenceData(opened);
    await removeSources(database);
    await addToken(database, 'FOUND', ['found', 'edited']);
    await addToken(database, 'MINE', ['added', 'edited']);
    await addToken(database, 'SENT', ['approved']);
    await addToken(database, 'AGAIN', ['found', 'approved']);
    const entry = { area: 'catalogue', action: 'add-network', subject: 'network 12', detail: {} } as const;
    await database
      .transaction()
      .execute((transaction) => appendAudit(transaction, { at, actor: mara, ...entry }));
    await migrate(opened);
    const tokens = await database.selectFrom('tokens').select(['symbol', 'source']).orderBy('hid').execute();
    expect(tokens).toEqual([
      { symbol: 'FOUND', source: 'import' },
      { symbol: 'MINE', source: 'desk' },
      { symbol: 'SENT', source: 'submission' },
      { symbol: 'AGAIN', source: 'import' },
    ]);
    const chains = await database.selectFrom('chains').select(['hid', 'source']).orderBy('hid').execute();
    expect(chains).toEqual([
      { hid: 1, source: 'import' },
      { hid: 5, source: 'import' },
      { hid: 12, source: 'desk' },
    ]);
  });
});
