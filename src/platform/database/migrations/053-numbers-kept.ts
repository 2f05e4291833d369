import { sql, type Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/*
 * The month in which a payment was mined, or accepted where that is not known. Triggers keep it, so that no writer can forget to; a
 * generated column would be another thing than a value in backups.
 */

async function keepMonthsOnSqlite(db: Kysely<unknown>): Promise<void> {
  const keep = sql`begin
    update payments set counted_month = substr(coalesce(
      case when json_valid(new.detail) then json_extract(new.detail, '$.mined_time') end, new.update_time), 1, 7)
    where id = new.id; end`;
  await sql`create trigger payments_month_insert after insert on payments ${keep}`.execute(db);
  await sql`create trigger payments_month_update after update of detail, update_time on payments ${keep}`.execute(
    db,
  );
}

async function keepMonthsOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function keep_payment_month() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.counted_month := substr(coalesce(new.detail::jsonb ->> 'mined_time', new.update_time), 1, 7);
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger payments_month before insert or update of detail, update_time on payments
    for each row execute function keep_payment_month()`.execute(db);
}

/** What the desk's numbers are read from when there are many submissions. */
export const keepNumbers: Migration = async (db, engine) => {
  // How long answers took, of weeks in which nothing changes any more.
  await db.schema
    .createTable('decision_weeks')
    .addColumn('week', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('decided', 'integer', (c) => c.notNull())
    .addColumn('median_hours', 'double precision')
    .addColumn('ninety_hours', 'double precision')
    .addColumn('kept_share', 'double precision')
    .addPrimaryKeyConstraint('decision_weeks_pk', ['week', 'kind'])
    .execute();
  await db.schema
    .alterTable('payments')
    .addColumn('counted_month', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await (engine.name === 'postgres' ? keepMonthsOnPostgres : keepMonthsOnSqlite)(db as Kysely<unknown>);
  // The triggers read what there is.
  await sql`update payments set update_time = update_time`.execute(db);
  // For parts of the table alone, so that no query about one submission takes them for its own.
  await sql`create index payments_counted on payments (update_time, counted_month, amount_units, submission_id)
    where status = 'accepted'`.execute(db);
  await sql`create index payments_refused on payments (update_time, code, submission_id)
    where status = 'refused'`.execute(db);
};
