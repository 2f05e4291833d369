import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/*
 * Searches go through many texts, nearly all of them plain ASCII. PostgreSQL's `lower` converts every letter of a text, which takes it longer than
 * the rest of a search; with the collation C it knows ASCII alone. `like` is SQLite's own name of a function for the operator, with the same
 * parameters. And counting the letters of a text, to see whether it has others, takes nearly as long as comparing it: the words of submissions
 * say so in a column.
 */

const markOnSqlite = `create trigger submission_words_ascii after insert on submission_words
  when octet_length(new.text) = length(new.text)
  begin update submission_words set ascii = 1 where submission_id = new.submission_id; end`;

const markOnPostgres = [
  `create function mark_ascii_words() returns trigger language plpgsql as $$
    begin
      new.ascii := case when octet_length(new.text) = length(new.text) then 1 else 0 end;
      return new;
    end $$`,
  `create trigger submission_words_ascii before insert on submission_words
    for each row execute function mark_ascii_words()`,
  // Its escape character is always the backslash, which is PostgreSQL's own.
  `create function "like"(pattern text, value text, escape text) returns boolean
    language sql immutable parallel safe as 'select lower($2 collate "C") like $1'`,
];

/** Words of submissions say whether they are plain ASCII, and PostgreSQL compares such texts as SQLite does. */
export const createPlainSearches: Migration = async (db, engine) => {
  await db.schema
    .alterTable('submission_words')
    .addColumn('ascii', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update submission_words set ascii = 1 where octet_length(text) = length(text)`.execute(db);
  const statements = engine.name === 'postgres' ? markOnPostgres : [markOnSqlite];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
