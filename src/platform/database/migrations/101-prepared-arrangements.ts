import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Changes of categories and networks that the desk prepares. */
export const createPreparedArrangements: Migration = async (db, engine) => {
  await db.schema
    .createTable('prepared_arrangements')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hid', 'integer')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('icon', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('publish_time', 'text')
    .addColumn('lease_time', 'text')
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('actor_name', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('prepared_arrangements_time')
    .on('prepared_arrangements')
    .column('publish_time')
    .execute();
  // One draft of each category and network; any number of those that are not there yet.
  await sql`create unique index prepared_arrangements_of on prepared_arrangements (kind, hid) where hid is not null`.execute(
    db,
  );
  await db.schema
    .createIndex('prepared_arrangements_icon')
    .on('prepared_arrangements')
    .column('icon')
    .execute();
};
