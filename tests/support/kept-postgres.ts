import { Socket } from 'node:net';
import pg from 'pg';
import { openPostgres } from '#platform/database/engines/postgres.ts';

type Connected = ReturnType<typeof openPostgres>;

/** A database as the template is, for one test at a time. */
export interface KeptDatabase {
  name: string;
  url: string;
  /** Connections that stay open from test to test: a new one costs the server more than most tests ask of it. */
  connected: Connected | undefined;
}

export interface KeptDatabases {
  take(): Promise<KeptDatabase>;
  /** For another test. The connections of the one that had it should be closed. */
  giveBack(database: KeptDatabase): void;
  /** Drops those that no test has. */
  dropFree(): Promise<void>;
}

/** What a new copy of the template holds, and how to bring that back. */
interface Original {
  schema: string;
  /** As JSON, of the tables that have rows. */
  rows: ReadonlyMap<string, string>;
  /** Statement that gives every sequence its value again. */
  resetSequences: string;
}

interface Kept extends KeptDatabase {
  /** Stays connected: connecting costs more than emptying. */
  client: pg.Client;
  original: Original;
  /** How often it was passed over because something was still connected to it. */
  passedOver: number;
}

/** Names the connections that stay open. */
const keptName = 'kept';

/** Opens connections that stay open, and keep no process running. */
export function stayConnected({ url }: Pick<KeptDatabase, 'url'>): Connected {
  const named = new URL(url);
  named.searchParams.set('application_name', keptName);
  const connected = openPostgres(named.href);
  connected.pool.on('connect', (client) => {
    (client as pg.PoolClient & { connection: { stream: Socket } }).connection.stream.unref();
  });
  return connected;
}

interface State {
  /** The same as long as no table, function, setting … is added, changed or removed. */
  schema: string;
  connections: number;
  /** Tables with data, or with room that deleted rows left. */
  written: readonly string[];
  bytes: number;
  /** Of the tables that have rows in the template: whether these are the same. */
  same: Readonly<Record<string, boolean>>;
}

/** Beyond it, a new copy of the template costs less than deleting the rows. */
const largestBytes = 4 * 1024 * 1024;
/** A closed connection is gone long before; what is left then belongs to a test that does not close its own. */
const mostPassedOver = 5;

/** Objects below this number belong to PostgreSQL itself. */
const ownObjects = 16_384;

/** How many rows a catalog has, and the last transaction that wrote one: any change changes them. */
const versionOf = (catalog: string, condition = 'true') =>
  `(select concat_ws(' ', count(*), max(xmin::text::bigint)) from ${catalog} where ${condition})`;

/** Emptying a table changes its row in pg_class, so that catalog is compared by its lasting columns. */
const schemaVersion = `concat_ws(',',
  (select md5(string_agg(concat_ws(' ', relname, relkind, relhastriggers, reloptions), ',' order by oid))
    from pg_class where oid >= ${ownObjects}),
  ${versionOf('pg_attribute', `attrelid >= ${ownObjects}`)},
  ${versionOf('pg_attrdef')},
  ${versionOf('pg_constraint', `oid >= ${ownObjects}`)},
  ${versionOf('pg_index', `indexrelid >= ${ownObjects}`)},
  ${versionOf('pg_namespace', `oid >= ${ownObjects}`)},
  ${versionOf('pg_proc', `oid >= ${ownObjects}`)},
  ${versionOf('pg_sequence')},
  ${versionOf('pg_trigger')},
  ${versionOf('pg_db_role_setting', 'setdatabase = (select oid from pg_database where datname = current_database())')})`;

const ownTables = `pg_class where relkind = 'r' and oid >= ${ownObjects}`;
const quote = pg.escapeIdentifier;
const quoteText = pg.escapeLiteral;

const rowsOf = (table: string) =>
  `(select coalesce(json_agg(t order by t::text)::text, '') from ${quote(table)} t)`;

async function readState(client: pg.Client, { rows }: Original): Promise<State> {
  const same = [...rows].map(([table, json]) => `${quoteText(table)}, ${rowsOf(table)} = ${quoteText(json)}`);
  // A statement with a name is planned once.
  const read = await client.query<State>({
    name: 'state',
    text: `select ${schemaVersion} as schema,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> '${keptName}') as connections,
      (select coalesce(json_agg(relname), '[]') from ${ownTables} and pg_relation_size(oid) > 0) as written,
      (select sum(pg_table_size(oid))::int from ${ownTables} and pg_relation_size(oid) > 0) as bytes,
      json_build_object(${same.join(', ')}) as same`,
  });
  return read.rows[0]!;
}

async function readOriginal(client: pg.Client): Promise<Original> {
  const first = await client.query<{ schema: string; tables: string[]; sequences: string[] }>(`select
    ${schemaVersion} as schema,
    (select coalesce(json_agg(relname), '[]') from ${ownTables} and pg_relation_size(oid) > 0) as tables,
    (select coalesce(json_agg(relname), '[]') from pg_class where relkind = 'S') as sequences`);
  const { schema, tables, sequences } = first.rows[0]!;
  const rows = new Map<string, string>();
  for (const table of tables) {
    const read = await client.query<{ json: string }>(`select ${rowsOf(table)} as json`);
    if (read.rows[0]!.json) rows.set(table, read.rows[0]!.json);
  }
  const resets: string[] = [];
  for (const name of sequences) {
    const read = await client.query<{ last_value: string; is_called: boolean }>(
      `select * from ${quote(name)}`,
    );
    const { last_value, is_called } = read.rows[0]!;
    resets.push(`setval(${quoteText(quote(name))}, ${last_value}, ${String(is_called)})`);
  }
  return { schema, rows, resetSequences: `select ${resets.join(', ')}` };
}

/** @param tables to be as they are in the template */
async function restoreRows({ client, original }: Kept, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) {
    const list = tables.map(quote);
    await client.query(list.map((table) => `delete from ${table}`).join(';'));
    // Gives the room back: the next test's rows are in the order in which it wrote them.
    await client.query(`vacuum (index_cleanup on, truncate on, skip_database_stats) ${list.join(', ')}`);
  }
  for (const table of tables) {
    const json = original.rows.get(table);
    if (json === undefined) continue;
    await client.query(
      `insert into ${quote(table)} overriding system value
        select * from json_populate_recordset(null::${quote(table)}, $1)`,
      [json],
    );
  }
  await client.query(original.resetSequences);
}

/**
 * Databases that are emptied for the next test: to drop one and to copy the template again costs several times as much.
 * @param server address without a database name
 * @param template name of the migrated database
 */
export function createKeptDatabases(server: string, template: string): KeptDatabases {
  const free: Kept[] = [];

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function create(): Promise<Kept> {
    const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
    const url = `${server}/${name}`;
    await onServer(`create database ${name} template ${template} strategy file_copy`);
    const socket = new Socket();
    const client = new pg.Client({ connectionString: url, stream: () => socket });
    // The server ends before the process does.
    client.on('error', () => undefined);
    await client.connect();
    // It keeps no process running.
    socket.unref();
    // Rows are deleted in any order, and where a trigger forbids it.
    await client.query('set session_replication_role = replica');
    const original = await readOriginal(client);
    return { name, url, connected: undefined, client, original, passedOver: 0 };
  }

  async function drop({ name, client, connected }: Kept): Promise<void> {
    await connected?.close();
    await client.end();
    await onServer(`drop database ${name} with (force)`);
  }

  /** @returns whether the database is as the template again */
  async function restore(kept: Kept, state: State): Promise<boolean> {
    if (state.schema !== kept.original.schema || state.bytes > largestBytes) return false;
    const isSame = (table: string) => state.same[table] === true;
    const emptied = Object.keys(state.same).filter((table) => !state.written.includes(table));
    await restoreRows(
      kept,
      [...state.written, ...emptied].filter((table) => !isSame(table)),
    );
    return true;
  }

  async function take(): Promise<Kept> {
    for (let left = free.length; left > 0; left -= 1) {
      // Out of the list before the first wait, so that nobody else takes it.
      const kept = free.shift();
      if (!kept) break;
      const state = await readState(kept.client, kept.original);
      if (state.connections > 0 && kept.passedOver < mostPassedOver) {
        kept.passedOver += 1;
        free.push(kept);
      } else if (state.connections === 0 && (await restore(kept, state))) {
        kept.passedOver = 0;
        return kept;
      } else {
        await drop(kept);
      }
    }
    return create();
  }

  return {
    take,
    giveBack: (database) => void free.push(database as Kept),
    dropFree: async () => {
      for (const kept of free.splice(0)) await drop(kept);
    },
  };
}
