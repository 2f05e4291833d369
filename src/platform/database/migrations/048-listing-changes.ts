import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Changes of listed items that their teams ask for: submissions of which each item has one open at a time. */
export const createListingChanges: Migration = async (db, engine) => {
  const { schema } = db;
  await schema.alterTable('submissions').addColumn('change_hid', 'integer').execute();
  await sql`create index submissions_changes on submissions (kind, change_hid) where change_hid is not null`.execute(
    db,
  );
  await sql`create unique index submissions_open_change on submissions (kind, change_hid)
    where change_hid is not null and state in ('in-review', 'changes-requested')`.execute(db);
  await schema
    .createTable('listing_changes')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('base', 'text', (c) => c.notNull())
    .addColumn('wanted', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('listing_change_attempts')
    .addColumn('submission_id', 'integer', (c) =>
      c.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('shown', 'text', (c) => c.notNull())
    .addColumn('wanted', 'text', (c) => c.notNull())
    .addColumn('problems', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('listing_change_sends')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('address_hash', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('listing_change_sends_address')
    .on('listing_change_sends')
    .columns(['address_hash', 'create_time'])
    .execute();
};
