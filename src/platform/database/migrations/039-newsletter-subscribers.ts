import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The language in which a subscriber reads, and how many joined and left each day: figures that hold no address. */
export const describeSubscribers: Migration = async (db) => {
  await db.schema
    .alterTable('subscribers')
    .addColumn('locale', 'text', (c) => c.notNull().defaultTo('en'))
    .execute();
  await sql`update subscribers set locale = 'zh' where language = 'zh-Hans'`.execute(db);
  await db.schema
    .createTable('newsletter_days')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('joined', 'integer', (c) => c.notNull())
    .addColumn('departed', 'integer', (c) => c.notNull())
    .execute();
  // Unsubscribing deletes the time of the confirmation, so no row has both.
  await sql`
    insert into newsletter_days (day, joined, departed)
    select substr(coalesce(confirmed_time, unsubscribed_time), 1, 10),
      sum(case when unsubscribed_time is null then 1 else 0 end),
      sum(case when unsubscribed_time is null then 0 else 1 end)
    from subscribers
    where coalesce(confirmed_time, unsubscribed_time) is not null
    group by substr(coalesce(confirmed_time, unsubscribed_time), 1, 10)`.execute(db);
};
