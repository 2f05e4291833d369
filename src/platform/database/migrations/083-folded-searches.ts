import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What a search calls for texts that are not plain ASCII. SQLite gets the same function from `engines/sqlite.ts`, which folds the text and
 * compares it with the folded words; PostgreSQL compares with a pattern of their spellings.
 */
export const createFoldedSearches: Migration = async (db, engine) => {
  if (engine.name !== 'postgres') return;
  await sql`create function contains_folded(value text, folded text, spellings text) returns boolean
    language sql immutable parallel safe as 'select value ~ spellings'`.execute(db);
};
