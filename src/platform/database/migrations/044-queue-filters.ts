import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/*
 * What the queue is searched and filtered by, in narrow tables: forms are long, and a search through all of them is slow. Triggers keep
 * them, so that no writer of a form can forget to. Words are the title, the email address, and what the form has of links, addresses and
 * short texts; facets are its networks and the codes of its findings.
 */

/** Longer texts are descriptions, which nobody searches by; links have no spaces. */
const isWord = (text: string) =>
  `(length(${text}) <= 80 or (length(${text}) <= 300 and ${text} not like '% %'))`;

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  const form = `case when json_valid(new.payload) then new.payload else '{}' end`;
  const words = `insert into submission_words (submission_id, text) values (new.id, lower(
    new.title || char(10) || new.email || char(10) || coalesce((select group_concat(atom, char(10))
      from json_tree(${form}) where type = 'text' and ${isWord('atom')}), '')))`;
  const facet = (name: string, value: string, from: string) =>
    `insert or ignore into submission_facets (submission_id, facet, value)
      select new.id, '${name}', ${value} from ${from} where ${value} is not null`;
  const facets = [
    facet('network', 'value', `json_each(${form}, '$.networks')`),
    facet('network', 'value', `json_each(${form}, '$.network')`),
    facet(
      'finding',
      `json_extract(value, '$.code')`,
      `json_each(case when json_valid(new.findings) then new.findings else '[]' end)`,
    ),
  ];
  const find = [words, ...facets].join('; ');
  const clear = `delete from submission_words where submission_id = new.id;
    delete from submission_facets where submission_id = new.id`;
  await sql`create trigger submissions_found_insert after insert on submissions
    begin ${sql.raw(find)}; end`.execute(db);
  await sql`create trigger submissions_found_update after update of title, email, payload, findings on submissions
    begin ${sql.raw(clear)}; ${sql.raw(find)}; end`.execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  const word = `part #>> '{}'`;
  await sql`create function find_submission_by() returns trigger language plpgsql as ${sql.raw(`$$
    declare form jsonb; found jsonb;
    begin
      begin form := new.payload::jsonb; exception when others then form := '{}'; end;
      begin found := new.findings::jsonb; exception when others then found := '[]'; end;
      delete from submission_words where submission_id = new.id;
      delete from submission_facets where submission_id = new.id;
      insert into submission_words (submission_id, text) values (new.id, lower(
        new.title || chr(10) || new.email || chr(10) || coalesce((select string_agg(${word}, chr(10))
          from jsonb_path_query(form, 'strict $.**') as part
          where jsonb_typeof(part) = 'string' and ${isWord(`(${word})`)}), '')));
      insert into submission_facets (submission_id, facet, value)
        select new.id, 'network', jsonb_array_elements_text(form -> 'networks')
          where jsonb_typeof(form -> 'networks') = 'array'
        union select new.id, 'network', form ->> 'network' where form ->> 'network' is not null
        union select new.id, 'finding', one ->> 'code' from jsonb_array_elements(found) as one
          where one ->> 'code' is not null;
      return null;
    end $$`)}`.execute(db);
  await sql`create trigger submissions_found after insert or update of title, email, payload, findings on submissions
    for each row execute function find_submission_by()`.execute(db);
}

/**
 * PostgreSQL guesses the size of tables that it has not counted. Counted while they are empty, they stay empty to its planner until
 * autovacuum counts again, and a first import would read whole tables for each row.
 */
async function analyzeFilled(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from submissions limit 1`.execute(db);
  if (rows.length > 0) await sql`analyze submissions, submission_words, submission_facets`.execute(db);
}

export const createQueueFilters: Migration = async (db, engine) => {
  const { schema } = db;
  await schema
    .createTable('submission_words')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('submission_facets')
    .addColumn('submission_id', 'integer', (c) =>
      c.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('facet', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('submission_facets_key', ['submission_id', 'facet', 'value'])
    .execute();
  await schema
    .createIndex('submission_facets_value')
    .on('submission_facets')
    .columns(['facet', 'value', 'submission_id'])
    .execute();
  // With the kind, which each person's queue is narrowed to: a page of the queue then reads no form. One for chosen states, one for all.
  await sql`drop index submissions_queue`.execute(db);
  await sql`create index submissions_queue on submissions (state, (coalesce(promised_time, '9999')), id, kind)`.execute(
    db,
  );
  await sql`create index submissions_urgency on submissions ((coalesce(promised_time, '9999')), id, kind, state)`.execute(
    db,
  );
  // Who decided about what.
  await sql`create index submission_history_decider on submission_history (actor_name, submission_id)
    where actor = 'reviewer'`.execute(db);
  await (engine.name === 'postgres' ? keepOnPostgres : keepOnSqlite)(db as Kysely<unknown>);
  // The triggers read what there is.
  await sql`update submissions set title = title`.execute(db);
  if (engine.name === 'postgres') await analyzeFilled(db as Kysely<unknown>);
};
