import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import type { OpenDatabase } from './database.ts';
import { openPostgres, type PostgresLimits } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import { findObstacle, unfinishedMove } from './folder-state.ts';
import { migrate } from './migrate.ts';
import { findUnfinishedMove } from './unfinished-move.ts';
import { isRestoreUnfinished } from './unfinished-restore.ts';

/** @param dataDir of the portal */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'portal.sqlite');

/** @throws when what is under way with the database forbids its use, in a sentence that says what to do */
async function requireUsable(
  open: OpenDatabase,
  { url, dataDir }: { url: string | undefined; dataDir: string },
): Promise<void> {
  const obstacle = findObstacle(dataDir, url === undefined);
  if (obstacle) throw new Error(obstacle);
  if (await findUnfinishedMove(open)) throw new Error(unfinishedMove);
  if (await isRestoreUnfinished(open))
    throw new Error('A restore into this database was interrupted. Run it again; it begins anew.');
}

interface ConnectOptions {
  url: string | undefined;
  listenUrl?: string | undefined;
  migrationUrl?: string | undefined;
  dataDir: string;
  log?: Log;
  limits?: PostgresLimits;
}

/** The same database with the limits of a portal that serves people; what brought its schema up to date had none. */
async function limit(open: OpenDatabase, options: ConnectOptions): Promise<OpenDatabase> {
  const { url, listenUrl, log, limits } = options;
  if (url === undefined || limits === undefined) return open;
  const limited = openPostgres(url, { log, limits, listenUrl });
  try {
    await requireUsable(limited, options);
  } catch (error) {
    await limited.close();
    throw error;
  }
  await open.close();
  return limited;
}

/**
 * Opens the configured database and brings its schema up to date.
 * @param options.url PostgreSQL address; undefined chooses the embedded SQLite file `portal.sqlite` in `dataDir`
 * @param options.listenUrl of the same PostgreSQL without a pooler in between; `url` by default
 * @param options.migrationUrl of an account that may change the schema; `url` by default
 * @param options.log is told when PostgreSQL cannot be reached, and when it can be again
 * @param options.limits of PostgreSQL, once the schema is up to date; none for statements by default
 * @throws when a restore or a move of the database has not ended, or it was moved away
 */
export async function connectDatabase(options: ConnectOptions): Promise<OpenDatabase> {
  const { url, listenUrl, migrationUrl = url, dataDir, log } = options;
  // Before a file is made, or the lock of another process is waited for.
  const obstacle = findObstacle(dataDir, url === undefined);
  if (obstacle) throw new Error(obstacle);
  const open = migrationUrl
    ? openPostgres(migrationUrl, { log, listenUrl })
    : openSqlite(sqliteFile(dataDir));
  try {
    await requireUsable(open, options);
    await migrate(open);
    // Again, now that a move or a restore that begins would find this connection, or these tables.
    await requireUsable(open, options);
    return await limit(open, options);
  } catch (error) {
    await open.close();
    throw error;
  }
}
