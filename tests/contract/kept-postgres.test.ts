import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import {
  createKeptDatabases,
  stayConnected,
  type KeptDatabase,
  type KeptDatabases,
} from '../support/kept-postgres.ts';
import type {} from '../support/postgres.ts';

/** Each test has its own, because a database that an earlier one gave back would be taken first. */
let kept: KeptDatabases;
/** What a new copy of the template holds. */
let original: Record<string, unknown>;

const keepNone = () => {
  kept = createKeptDatabases(inject('postgresServer'), inject('postgresTemplate'));
};
beforeAll(async () => {
  keepNone();
  original = (await use(contents)).result;
  await kept.dropFree();
});
beforeEach(keepNone);
afterEach(() => kept.dropFree());

/** As a test with a database does. Unlike a pool's, the connection of a client that has ended is gone from the server. */
async function use<T>(act: (client: pg.Client, database: KeptDatabase) => Promise<T>) {
  const database = await kept.take();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return { name: database.name, result: await act(client, database) };
  } finally {
    await client.end();
    kept.giveBack(database);
  }
}

/** @param kind tables or sequences, as pg_class calls them */
async function names(client: pg.Client, kind: 'r' | 'S'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relkind = '${kind}' and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

/** Every row of every table, the room that the table takes, and every sequence. Room that deleted rows left would change the order of new ones. */
async function contents(client: pg.Client): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of await names(client, 'r')) {
    const size = await client.query(`select pg_relation_size('${name}') as bytes`);
    found[name] = [...size.rows, ...(await client.query(`table ${name}`)).rows];
  }
  for (const name of await names(client, 'S'))
    found[name] = (await client.query(`select last_value, is_called from ${name}`)).rows;
  return found;
}

const find = async (client: pg.Client, database: string) =>
  (await client.query(`select datname from pg_database where datname = '${database}'`)).rows;

async function deleteEverything(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const table of await names(client, 'r')) await client.query(`delete from ${table}`);
}

const valuesOfTypes: Readonly<Record<string, string>> = {
  bytea: `'\\x01'`,
  boolean: 'true',
  // An act that a kept version may have.
  text: `'saved'`,
  'timestamp with time zone': 'now()',
};

/** Leaves a row of its own in each table, and moves each sequence. */
async function writeEverywhere(client: pg.Client): Promise<void> {
  await deleteEverything(client);
  for (const table of await names(client, 'r')) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select quote_ident(attname) as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    const columns = rows.map(({ name }) => name).join(', ');
    const values = rows.map(({ type }) => valuesOfTypes[type] ?? '7').join(', ');
    await client.query(`insert into ${table} (${columns}) overriding system value values (${values})`);
  }
  await moveSequences(client);
}

async function moveSequences(client: pg.Client): Promise<void> {
  for (const sequence of await names(client, 'S'))
    await client.query(`select nextval('${sequence}'), nextval('${sequence}')`);
}

test('a database with a row in every table is as the template again for the next test', async () => {
  const { name, result: written } = await use(async (client) => {
    await writeEverywhere(client);
    return contents(client);
  });
  for (const [key, value] of Object.entries(written)) expect(value, key).not.toEqual(original[key]);
  expect(await use(contents)).toEqual({ name, result: original });
});

test('a database without a row, whose sequences were used, is as the template again', async () => {
  const { name } = await use(async (client) => {
    await deleteEverything(client);
    await moveSequences(client);
  });
  expect(await use(contents)).toEqual({ name, result: original });
});

test.each([
  ['a table', 'create table extra (id integer)'],
  ['a column', 'alter table chains add column extra integer'],
  ['one column less', 'alter table chains drop column position'],
  ['another default', `alter table chains alter column title set default 'x'`],
  ['one check less', 'alter table kept_versions drop constraint kept_versions_act'],
  ['an index', 'create index extra on chains (title)'],
  ['triggers switched off', 'alter table kept_versions disable trigger all'],
  ['a function', 'create function extra() returns integer language sql as $$ select 1 $$'],
  ['a sequence', 'create sequence extra'],
  ['a parameter of a table', 'alter table chains set (fillfactor = 50)'],
  ['a schema', 'create schema extra'],
  ['a setting', `do $$ begin execute 'alter database ' || current_database() || ' set jit = on'; end $$`],
  [
    'much data',
    `insert into files (sha256, media_type, size_bytes, public, bytes, create_time)
      select n, 'x', 1, 1, convert_to(string_agg(md5(random()::text), ''), 'utf8'), 'x'
      from generate_series(1, 10) n, generate_series(1, 30000) group by n`,
  ],
])('a database is dropped when a test leaves %s', async (_what, statement) => {
  const { name } = await use((client) => client.query(statement));
  const { result } = await use(async (client) => ({
    found: await find(client, name),
    contents: await contents(client),
  }));
  expect(result).toEqual({ found: [], contents: original });
});

test('a database goes to no test while the last one is still connected to it', async () => {
  const database = await kept.take();
  const left = new pg.Client({ connectionString: database.url });
  await left.connect();
  await left.query('select pg_advisory_lock(1)');
  kept.giveBack(database);
  const { name } = await use(async () => undefined);
  expect(name).not.toBe(database.name);

  await left.end();
  const taken = [await use(contents), await use(contents)];
  expect(taken.map((each) => each.name)).toContain(database.name);
});

test('a database that a test stays connected to is dropped after some others were taken', async () => {
  const database = await kept.take();
  const left = new pg.Client({ connectionString: database.url });
  left.on('error', () => undefined);
  await left.connect();
  kept.giveBack(database);
  for (let times = 0; times < 20; times += 1) await use(async () => undefined);
  expect((await use((client) => find(client, database.name))).result).toEqual([]);
});

test('connections that stay open are there for the next test, which finds what the template holds', async () => {
  const database = await kept.take();
  const connected = (database.connected = stayConnected(database));
  await connected.pool.query(`delete from chains`);
  kept.giveBack(database);
  const again = await kept.take();
  expect(again.connected).toBe(connected);
  const { rows } = await again.connected!.pool.query<{ count: number }>(`select count(*) from chains`);
  expect(rows[0]!.count).toBe((original['chains'] as unknown[]).length - 1);
  kept.giveBack(again);
});

test('two tests at a time have a database each', async () => {
  await use(async () => undefined);
  const taken = await Promise.all([kept.take(), kept.take()]);
  expect(new Set(taken.map(({ name }) => name)).size).toBe(2);
  for (const each of taken) kept.giveBack(each);
});
