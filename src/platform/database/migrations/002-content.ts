import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What editors write: news, banners, activities, ads, tutorials, releases; files; newsletter subscribers. */
export const createContent: Migration = async (db, engine) => {
  const schema = db.schema;
  const identity = sql.raw(engine.identityColumn);
  await schema
    .createTable('news')
    .addColumn('id', identity)
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('news_time').on('news').columns(['status', 'create_time', 'id']).execute();
  await schema
    .createTable('promotions')
    .addColumn('hid', identity)
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('image_url', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('titles', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('tutorials')
    .addColumn('id', identity)
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('texts', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('releases')
    .addColumn('id', identity)
    .addColumn('platform', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('released', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addUniqueConstraint('releases_identity', ['platform', 'version'])
    .execute();
  await schema
    .createTable('files')
    .addColumn('sha256', 'text', (c) => c.primaryKey())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('public', 'integer', (c) => c.notNull())
    .addColumn('bytes', sql.raw(engine.bytesColumn), (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createTable('subscribers')
    .addColumn('id', identity)
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
};
