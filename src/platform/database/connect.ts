import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import { migrate } from './migrate.ts';
import { isRestoreUnfinished } from './unfinished-restore.ts';

/** @param dataDir of the portal */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'portal.sqlite');

/**
 * Opens the configured database and brings its schema up to date.
 * @param options.url PostgreSQL address; undefined chooses the embedded SQLite file `portal.sqlite` in `dataDir`
 * @throws when a restore into the database was interrupted
 */
export async function connectDatabase(options: {
  url: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  const open = options.url ? openPostgres(options.url) : openSqlite(sqliteFile(options.dataDir));
  if (await isRestoreUnfinished(open)) {
    await open.close();
    throw new Error('A restore into this database was interrupted. Run it again; it begins anew.');
  }
  await migrate(open);
  return open;
}
