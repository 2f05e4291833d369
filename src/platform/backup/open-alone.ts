import type { OpenDatabase } from '../database/database.ts';
import { openSqlite } from '../database/engines/sqlite.ts';
import { BackupError } from './backup-record.ts';

/**
 * Opens a SQLite database with its exclusive lock, which every other open connection, a running portal's too, prevents. Until it is closed
 * nobody else reads or writes; closing empties the write-ahead log into the file.
 * @throws BackupError when the database is in use
 */
export function openAlone(file: string): OpenDatabase {
  try {
    return openSqlite(file, { isAlone: true });
  } catch (cause) {
    throw new BackupError(`${file} is in use. Stop the portal first; nothing was changed.`, { cause });
  }
}
