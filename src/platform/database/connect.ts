import { join } from 'node:path';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';
import { migrate } from './migrate.ts';

/**
 * Opens the configured database and brings its schema up to date.
 * @param options.url PostgreSQL address; undefined chooses the embedded SQLite file `portal.sqlite` in `dataDir`
 */
export async function connectDatabase(options: {
  url: string | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  const open = options.url ? openPostgres(options.url) : openSqlite(join(options.dataDir, 'portal.sqlite'));
  await migrate(open);
  return open;
}
