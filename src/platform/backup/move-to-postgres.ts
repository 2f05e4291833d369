import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { sql } from 'kysely';
import { sqliteFile } from '../database/connect.ts';
import { openPostgres } from '../database/engines/postgres.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { BackupError } from './backup-record.ts';
import { fileStamp } from './file-stamp.ts';
import { loadDatabase, type Loaded } from './load-database.ts';
import { readDatabase } from './read-database.ts';
import { lockUnused } from './restore.ts';

/**
 * Copies a portal from its SQLite file into an empty PostgreSQL database and reads every row back. Nobody can write into the file meanwhile,
 * so nothing is left behind; afterwards it has another name. A run that was interrupted is run again.
 * @throws BackupError when the portal still runs or the target has data; then the file is as it was
 */
export async function moveToPostgres({
  dataDir,
  url,
  now,
}: {
  dataDir: string;
  url: string;
  now: Date;
}): Promise<Loaded & { keptAs: string }> {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`);
  lockUnused(file)();
  const source = openSqlite(file);
  const target = openPostgres(url);
  let loaded: Loaded;
  try {
    // With the first read the connection takes the exclusive lock, and keeps it.
    await sql`pragma locking_mode = exclusive`.execute(source.database);
    loaded = await loadDatabase(target, readDatabase(source, now));
  } finally {
    await target.close();
    await source.close();
  }
  const keptAs = `${file}.moved-${fileStamp(now)}`;
  await rename(file, keptAs);
  return { ...loaded, keptAs };
}
