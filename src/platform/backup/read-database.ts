import { sql, type Kysely } from 'kysely';
import type { Database, DatabaseTransaction, OpenDatabase } from '../database/database.ts';
import { createTally, type BackupRecord } from './backup-record.ts';
import { readLastIds, readTableShapes, toBackupValue, type TableShape } from './table-shapes.ts';

type Row = Record<string, unknown>;

/** A row as a backup has it; undefined leaves it out. */
export type AdaptRow = (table: string, row: Row) => Promise<Row | undefined>;

const asItIs: AdaptRow = async (_table, row) => row;

const rowsPerFetch = 200;

async function* rowsOnPostgres(transaction: Database, table: string): AsyncGenerator<Row> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup_rows`.execute(transaction);
}

function rowsOf({ database, engine }: Pick<OpenDatabase, 'database' | 'engine'>, table: string) {
  if (engine.name === 'postgres') return rowsOnPostgres(database, table);
  return (database as unknown as Kysely<Record<string, Row>>).selectFrom(table).selectAll().stream();
}

/** One table: its columns, its rows, and their number and digest. */
export async function* readTable(
  open: Pick<OpenDatabase, 'database' | 'engine'>,
  { name, columns, lastId }: TableShape & { lastId: number | null },
  adapt: AdaptRow = asItIs,
): AsyncGenerator<BackupRecord> {
  yield { kind: 'table', name, columns: columns.map((column) => column.name), lastId };
  const tally = createTally();
  for await (const stored of rowsOf(open, name)) {
    const row = await adapt(name, stored);
    if (!row) continue;
    const values = columns.map((column) => toBackupValue(row[column.name], column.kind));
    tally.add(values);
    yield { kind: 'row', values };
  }
  yield { kind: 'table-end', name, ...tally.result() };
}

async function* readTables(
  { database, engine }: { database: DatabaseTransaction; engine: OpenDatabase['engine'] },
  shapes: readonly TableShape[],
  adapt: AdaptRow,
): AsyncGenerator<BackupRecord> {
  const lastIds = await readLastIds(database, engine);
  let tables = 0;
  let rows = 0;
  for (const shape of shapes) {
    const table = { ...shape, lastId: lastIds.get(shape.name) ?? null };
    for await (const record of readTable({ database, engine }, table, adapt)) {
      if (record.kind === 'table-end') rows += record.rows;
      yield record;
    }
    tables += 1;
  }
  yield { kind: 'end', tables, rows };
}

/** A transaction that sees the database as it is now, whatever others write in the meantime. */
const beginSnapshot = ({ database }: OpenDatabase) =>
  database.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();

/** The last entry of the audit log, so that a backup proves what the log had. */
const readAuditEnd = (transaction: Database) =>
  transaction
    .selectFrom('audit_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Reads all of a database as it is at one moment; the portal goes on working in the meantime.
 * @param open of its own: SQLite's connection is in a transaction until the end
 * @param adapt what a row becomes, where the backup is to have something else than the database
 */
export async function* readDatabase(
  open: OpenDatabase,
  now: Date,
  adapt: AdaptRow = asItIs,
): AsyncGenerator<BackupRecord> {
  const transaction = await beginSnapshot(open);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      transaction,
    );
    const migrations = rows.map(({ name }) => name);
    const shapes = await readTableShapes(transaction);
    // A database of an early version has no log yet.
    const audit = shapes.some(({ name }) => name === 'audit_log') && (await readAuditEnd(transaction));
    yield { kind: 'header', format: 1, createTime: now.toISOString(), migrations, ...(audit && { audit }) };
    yield* readTables({ database: transaction, engine: open.engine }, shapes, adapt);
  } finally {
    await transaction.rollback().execute();
  }
}
