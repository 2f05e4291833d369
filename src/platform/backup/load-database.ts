import { sql } from 'kysely';
import type { Database, DatabaseTransaction, OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { moveMarker } from '../database/unfinished-move.ts';
import {
  beginRestore,
  clearUnfinishedRestore,
  endRestore,
  restoreMarker,
} from '../database/unfinished-restore.ts';
import { BackupError, type BackupRecord } from './backup-record.ts';
import { liftRules } from './lift-rules.ts';
import { readTable } from './read-database.ts';
import { fromBackupValue, readTableShapes, writeLastIds, type TableShape } from './table-shapes.ts';

type RecordOf<Kind extends BackupRecord['kind']> = Extract<BackupRecord, { kind: Kind }>;

/** Engines allow 32,766 and 65,535 parameters in one statement. */
const parametersPerInsert = 30_000;

export interface Loaded {
  tables: number;
  rows: number;
}

async function insertRows(
  { database, engine }: Pick<OpenDatabase, 'database' | 'engine'>,
  { name, columns }: TableShape,
  rows: RecordOf<'row'>[],
) {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const tuples = rows.map(({ values }) => {
    const parts = columns.map(({ kind }, index) => fromBackupValue(values[index] ?? null, kind, engine));
    return sql`(${sql.join(parts)})`;
  });
  await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(tuples)}`.execute(database);
}

/** Rows are inserted in lots: as many as one statement takes, at most four megabytes of them. */
function createInserter(open: Pick<OpenDatabase, 'database' | 'engine'>, shape: TableShape) {
  const mostBytes = 4_000_000;
  let waiting: RecordOf<'row'>[] = [];
  let bytes = 0;
  const flush = async () => {
    await insertRows(open, shape, waiting);
    waiting = [];
    bytes = 0;
  };
  return {
    async add(row: RecordOf<'row'>) {
      waiting.push(row);
      for (const value of row.values)
        bytes +=
          typeof value === 'string'
            ? value.length
            : typeof value === 'object'
              ? (value?.bytes.length ?? 0)
              : 0;
      const isFull = (waiting.length + 1) * shape.columns.length > parametersPerInsert;
      if (isFull || bytes > mostBytes) await flush();
    },
    flush,
  };
}

function shapeOf(shapes: ReadonlyMap<string, TableShape>, { name, columns }: RecordOf<'table'>): TableShape {
  const shape = shapes.get(name);
  const known = new Map(shape?.columns.map((column) => [column.name, column]));
  if (!shape || known.size !== columns.length || !columns.every((column) => known.has(column)))
    throw new BackupError(`The table ${name} of the backup has other columns than this version's.`);
  return { name, columns: columns.map((column) => known.get(column)!) };
}

async function checkTable(
  open: Pick<OpenDatabase, 'database' | 'engine'>,
  shape: TableShape,
  expected: RecordOf<'table-end'>,
) {
  for await (const record of readTable(open, { ...shape, lastId: null }))
    if (record.kind === 'table-end' && (record.rows !== expected.rows || record.digest !== expected.digest))
      throw new BackupError(
        `The table ${shape.name} does not hold what was written: ${record.rows} rows instead of ${expected.rows}, or other values.`,
      );
}

/** Fills the tables and reads every row back. */
async function fillTables(
  open: { database: DatabaseTransaction; engine: OpenDatabase['engine'] },
  records: AsyncIterator<BackupRecord>,
): Promise<Loaded> {
  const shapes = new Map((await readTableShapes(open.database)).map((shape) => [shape.name, shape]));
  for (const name of shapes.keys()) await sql`delete from ${sql.table(name)}`.execute(open.database);
  const lastIds = new Map<string, number>();
  let current: { shape: TableShape; inserter: ReturnType<typeof createInserter> } | undefined;
  for (;;) {
    const { value: record, done } = await records.next();
    if (done) throw new BackupError('The backup ends too early.');
    if (record.kind === 'table') {
      const shape = shapeOf(shapes, record);
      current = { shape, inserter: createInserter(open, shape) };
      if (record.lastId !== null) lastIds.set(record.name, record.lastId);
    } else if (record.kind === 'row') await current?.inserter.add(record);
    else if (record.kind === 'table-end' && current) {
      await current.inserter.flush();
      await checkTable(open, current.shape, record);
    } else if (record.kind === 'end') {
      await writeLastIds(open.database, open.engine, lastIds);
      return { tables: record.tables, rows: record.rows };
    }
  }
}

/** @returns names of this version's migrations that the backup's database had run */
function knownMigrations(header: RecordOf<'header'>): ReadonlySet<string> {
  const unknown = header.migrations.find((name) => !Object.hasOwn(migrations, name));
  if (unknown)
    throw new BackupError(
      `The backup was made by a newer version, which knows the migration ${unknown}. Install that version first.`,
    );
  return new Set(header.migrations);
}

async function isEmpty(database: Database): Promise<boolean> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  return tables.every(({ name }) => name === moveMarker || name === restoreMarker);
}

/** Marks the database as unfinished. Looked at again after that: a portal that started in the meantime has either seen the mark, or made its tables before. */
async function claimEmpty(target: OpenDatabase): Promise<void> {
  const refusal = 'The database to restore into is not empty; nothing was changed.';
  if (!(await isEmpty(target.database))) throw new BackupError(refusal);
  await beginRestore(target);
  if (await isEmpty(target.database)) return;
  await endRestore(target);
  throw new BackupError(refusal);
}

/**
 * Loads a whole database into an empty one of either engine and brings its schema up to date. Every row is read back and compared.
 * One transaction on both engines: a process that is killed leaves nothing that a portal would start with.
 * @param onLoaded writes something in the same transaction as the rows
 * @throws BackupError when the target is not empty, or the backup does not fit
 */
export async function loadDatabase(
  target: OpenDatabase,
  source: AsyncIterable<BackupRecord>,
  onLoaded: (transaction: DatabaseTransaction) => Promise<void> = async () => {},
): Promise<Loaded> {
  const { database, engine } = target;
  const records = source[Symbol.asyncIterator]();
  const header = (await records.next()).value as BackupRecord | undefined;
  if (header?.kind !== 'header') throw new BackupError('The backup does not begin with its header.');
  const names = knownMigrations(header);
  await clearUnfinishedRestore(target);
  await claimEmpty(target);
  await migrate(target, names);
  if (engine.name === 'sqlite') await sql`pragma foreign_keys = off`.execute(database);
  const loaded = await database.transaction().execute(async (transaction) => {
    await endRestore({ database: transaction, engine });
    const putBack = await liftRules(transaction, engine);
    const result = await fillTables({ database: transaction, engine }, records);
    await putBack();
    await onLoaded(transaction);
    return result;
  });
  if (engine.name === 'sqlite') await sql`pragma foreign_keys = on`.execute(database);
  await migrate(target);
  return loaded;
}
