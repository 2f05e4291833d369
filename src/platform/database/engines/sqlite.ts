import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createPrivateFolder } from '../../env/private-folder.ts';
import type { Engine, OpenDatabase } from '../database.ts';
import type { DatabaseSchema } from '../schema.ts';
import { SearchedWords } from '../searched-words.ts';
import { spellingPattern } from '../spelling-pattern.ts';
import { noteStatement } from './note-statement.ts';
import { PatientSqliteDialect } from './patient-sqlite.ts';

/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY, https://sqlite.org/rescode.html */
const uniqueCodes = new Set([2067, 1555]);
/** SQLITE_CONSTRAINT_FOREIGNKEY */
const foreignKeyCodes = new Set([787]);

const hasCode = (error: unknown, codes: ReadonlySet<number>) =>
  error instanceof Error && 'errcode' in error && codes.has(error.errcode as number);

const sqliteEngine: Engine = {
  name: 'sqlite',
  identityColumn: 'integer primary key autoincrement',
  bytesColumn: 'blob',
  // All transactions of the process share one connection and run one after the other.
  lock: async () => {},
  isUniqueViolation: (error) => hasCode(error, uniqueCodes),
  isForeignKeyViolation: (error) => hasCode(error, foreignKeyCodes),
};

/**
 * Kysely expects better-sqlite3's statement interface; node:sqlite has the same calls but spreads its
 * parameters.
 */
function adaptStatement(statement: StatementSync) {
  const bound = (parameters: readonly unknown[]) =>
    parameters.map((each) => (each instanceof SearchedWords ? each.folded : each) as SQLInputValue);
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
    run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
  };
}

/** SQL: `has_spelling(value, folded)`. A search asks about many rows with the same words. */
function createSpellingTest(): (value: SQLOutputValue, folded: SQLOutputValue) => number {
  let latest: { folded: SQLOutputValue; pattern: RegExp } | undefined;
  return (value, folded) => {
    if (latest?.folded !== folded)
      latest = { folded, pattern: new RegExp(spellingPattern(String(folded)), 'u') };
    return Number(typeof value === 'string' && latest.pattern.test(value));
  };
}

/** SQLite's name for a database without a file. */
const inMemory = ':memory:';

/** Creates the file before SQLite does, which would make it readable for everyone; its -wal and -shm files inherit the mode. */
function createPrivateFile(file: string): void {
  createPrivateFolder(dirname(file));
  closeSync(openSync(file, 'a', 0o600));
}

/** In this mode the lock of a transaction is kept after it; it has to be set before anything is read. */
function takeWhole(raw: DatabaseSync): void {
  try {
    raw.exec('pragma locking_mode = exclusive; begin exclusive; commit;');
  } catch (error) {
    raw.close();
    throw error;
  }
}

/**
 * Opens (and creates) a SQLite file. WAL with synchronous=FULL: an acknowledged transaction survives a
 * killed process and a power cut. Prepared statements are cached, because preparing costs more than running
 * most of ours.
 * @param file path of the database file; `:memory:` for a database that ends when it is closed
 * @param options.isAlone keeps everyone else out until it is closed
 * @throws with `isAlone` when another connection is open
 */
export function openSqlite(file: string, { isAlone = false } = {}): OpenDatabase & { raw: DatabaseSync } {
  if (file !== inMemory) createPrivateFile(file);
  const raw = new DatabaseSync(file);
  if (isAlone) takeWhole(raw);
  raw.exec('pragma busy_timeout = 10000');
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  // From here on the driver waits, which stops nothing else.
  raw.exec('pragma busy_timeout = 0');
  raw.function('has_spelling', { deterministic: true }, createSpellingTest());
  // The same SQL as on PostgreSQL. A file tells its readers nothing: they look at it again.
  raw.function('pg_notify', { varargs: true }, () => null);
  const statements = new Map<string, ReturnType<typeof adaptStatement>>();
  const database = new Kysely<DatabaseSchema>({
    log: noteStatement('sqlite'),
    dialect: new PatientSqliteDialect({
      database: {
        close: () => raw.close(),
        prepare(sql) {
          let statement = statements.get(sql);
          if (!statement) {
            if (statements.size > 500) statements.clear();
            statement = adaptStatement(raw.prepare(sql));
            statements.set(sql, statement);
          }
          return statement;
        },
      },
    }),
  });
  return { database, engine: sqliteEngine, raw, close: () => database.destroy() };
}
