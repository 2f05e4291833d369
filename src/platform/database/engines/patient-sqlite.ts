import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { AppError } from '#lib/app-error.ts';

/** SQLITE_BUSY, https://sqlite.org/rescode.html: another process writes. The statement did nothing, and can be run again. */
const busyCode = 5;
/** How long a statement waits for another process. */
const patienceMs = 10_000;
const shortestPauseMs = 2;
const longestPauseMs = 50;

const hasCode = (error: unknown, code: number) =>
  error instanceof Error && 'errcode' in error && error.errcode === code;
const isBusy = (error: unknown) => hasCode(error, busyCode);

/** SQLITE_FULL: nothing more fits on the disk. The watch of the data folder tells the log. */
const fullCode = 13;

/** What a caller may try again later, as the `AppError` that says so. */
function translated(cause: unknown): unknown {
  if (isBusy(cause))
    return new AppError('unavailable', 'The database is busy at the moment. Try again in a few seconds.', {
      cause,
    });
  if (!hasCode(cause, fullCode)) return cause;
  const sentence = 'Nothing can be stored at the moment. Try again in a few minutes.';
  return new AppError('unavailable', sentence, { cause, retryAfterSeconds: 60 });
}

/** Runs a statement until no other process is in the way. SQLite's own waiting would stop the thread, and with it everything that listens. */
async function runPatiently<Result>(run: () => Promise<Result>): Promise<Result> {
  const endMs = performance.now() + patienceMs;
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= endMs) throw translated(error);
    }
    await setTimeout(pauseMs);
  }
}

class PatientDriver extends SqliteDriver {
  #patient: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query) => runPatiently(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#patient;
  }

  /**
   * A transaction takes the lock for writing before it reads. One that reads first and writes later could not wait for another process that
   * has written in between: SQLite refuses it immediately, because what it read is out of date. Those that only read take no lock.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk may have ended the transaction already (https://sqlite.org/lang_transaction.html): its error is the one to tell. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('no transaction is active')) throw error;
    }
  }
}

/** SQLite for a process that does something else while another one writes. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #options: SqliteDialectConfig;

  constructor(options: SqliteDialectConfig) {
    super(options);
    this.#options = options;
  }

  override createDriver(): PatientDriver {
    return new PatientDriver(this.#options);
  }
}
