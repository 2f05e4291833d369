import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';

/** SQLITE_BUSY, https://sqlite.org/rescode.html: another process writes. The statement did nothing, and can be run again. */
const busyCode = 5;
/** How long a statement waits for another process. */
const patienceMs = 10_000;
const shortestPauseMs = 2;
const longestPauseMs = 50;

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busyCode;

/** Runs a statement until no other process is in the way. SQLite's own waiting would stop the thread, and with it everything that listens. */
async function runPatiently<Result>(run: () => Promise<Result>): Promise<Result> {
  const endMs = performance.now() + patienceMs;
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= endMs) throw error;
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
