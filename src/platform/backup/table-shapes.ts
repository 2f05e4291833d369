import { sql } from 'kysely';
import type { Database, Engine } from '../database/database.ts';
import { moveMarker } from '../database/unfinished-move.ts';
import type { BackupValue } from './backup-record.ts';

type ColumnKind = 'plain' | 'boolean' | 'time' | 'bytes';

export interface TableShape {
  name: string;
  columns: { name: string; kind: ColumnKind }[];
}

const kinds: Record<string, ColumnKind> = {
  bool: 'boolean',
  boolean: 'boolean',
  date: 'time',
  timestamptz: 'time',
  blob: 'bytes',
  bytea: 'bytes',
};

/** Every table with its columns, by name; Kysely's own two and what marks a move are left out. */
export async function readTableShapes(database: Database): Promise<TableShape[]> {
  const tables = await database.introspection.getTables();
  return tables
    .filter(({ isView, name }) => !isView && name !== moveMarker)
    .map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => ({
        name: column.name,
        kind: kinds[column.dataType.toLowerCase()] ?? 'plain',
      })),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A value that an engine returned, in the form of a backup. */
export function toBackupValue(value: unknown, kind: ColumnKind): BackupValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  if (kind === 'boolean') return Number(value);
  if (kind === 'time') return new Date(value as string | number | Date).toISOString();
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A column of the kind ${kind} returned ${typeof value}.`);
}

/** The opposite of `toBackupValue`. */
export function fromBackupValue(value: BackupValue, kind: ColumnKind, engine: Engine): unknown {
  if (value !== null && typeof value === 'object') return Buffer.from(value.bytes, 'base64');
  if (kind === 'boolean' && engine.name === 'postgres' && value !== null) return value === 1;
  return value;
}

/** The highest number that each table with numbers of its own has given; they are never given twice. */
export async function readLastIds(database: Database, engine: Engine): Promise<Map<string, number>> {
  if (engine.name === 'sqlite') {
    const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
      database,
    );
    return new Map(rows.map(({ name, seq }) => [name, seq]));
  }
  const lastIds = new Map<string, number>();
  for (const { table, sequence } of await readSequences(database)) {
    const { rows } = await sql<{
      last: number;
    }>`select case when is_called then last_value else last_value - 1 end
      as last from ${sql.table(sequence)}`.execute(database);
    lastIds.set(table, rows[0]?.last ?? 0);
  }
  return lastIds;
}

async function readSequences(database: Database): Promise<{ table: string; sequence: string }[]> {
  const { rows } = await sql<{ table: string; sequence: string }>`
    select c.table_name as table, s.relname as sequence
    from information_schema.columns c
    join pg_class s on s.oid = pg_get_serial_sequence(quote_ident(c.table_name), c.column_name)::regclass
    where c.table_schema = current_schema() and c.is_identity = 'YES'`.execute(database);
  return rows;
}

/** Continues the numbers of a table after the given one. */
export async function writeLastIds(
  database: Database,
  engine: Engine,
  lastIds: ReadonlyMap<string, number>,
): Promise<void> {
  if (engine.name === 'sqlite') {
    await sql`delete from sqlite_sequence`.execute(database);
    for (const [table, last] of lastIds)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database);
    return;
  }
  for (const { table, sequence } of await readSequences(database)) {
    const last = lastIds.get(table) ?? 0;
    await sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}, ${last > 0})`.execute(database);
  }
}
