import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a search calls for texts that are not plain ASCII. SQLite gets the same function from `engines/sqlite.ts`. */
export const createFoldedSearches: Migration = async (db, engine) => {
  if (engine.name !== 'postgres') return;
  await sql`create function has_spelling(value text, spellings text) returns boolean
    language sql immutable parallel safe as 'select value ~ spellings'`.execute(db);
};
