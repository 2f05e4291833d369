import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { PooledPostgresDialect } from '#platform/database/engines/pooled-postgres.ts';
import { openPostgres, postgresEngine } from '#platform/database/engines/postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import { createEmptyPlace } from '../support/databases.ts';
import { startTransactionPooler } from '../support/transaction-pooler.ts';

/** An empty database, and how each node opens it behind a pooler in transaction mode. */
async function createPooled() {
  const { place, dispose } = await createEmptyPlace('postgres');
  const pool = await startTransactionPooler(place.databaseUrl!);
  onTestFinished(async () => {
    await pool.end();
    await dispose();
  });
  const database = new Kysely<DatabaseSchema>({ dialect: new PooledPostgresDialect({ pool }) });
  return { database, engine: postgresEngine, close: async () => {} } satisfies OpenDatabase;
}

async function countApplied({ database }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.length;
}

const all = Object.keys(migrations).length;

test('behind a pooler in transaction mode, nodes that start one after the other find the schema up to date', async () => {
  const open = await createPooled();
  await migrate(open);
  await migrate(open);
  expect(await countApplied(open)).toBe(all);
});

test('behind a pooler, a start that fails leaves the database as it was, and the next one does not wait for it', async () => {
  const open = await createPooled();
  await sql`create table outbox (id text)`.execute(open.database);
  await expect(migrate(open)).rejects.toThrow('relation "outbox" already exists');
  await expect(open.database.introspection.getTables()).resolves.toEqual([
    expect.objectContaining({ name: 'outbox' }),
  ]);
  await sql`drop table outbox`.execute(open.database);
  await migrate(open);
  expect(await countApplied(open)).toBe(all);
});

test('nodes that start together on an empty database bring its schema up to date once', async () => {
  const { place, dispose } = await createEmptyPlace('postgres');
  const nodes = [1, 2, 3].map(() => openPostgres(place.databaseUrl!));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await dispose();
  });
  await Promise.all(nodes.map((node) => migrate(node)));
  expect(await countApplied(nodes[0]!)).toBe(all);
});
