import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Views of the review's queue that people saved, each for their own account. */
export const createQueueViews: Migration = async (db, engine) => {
  await db.schema
    .createTable('queue_views')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addUniqueConstraint('queue_views_label', ['person_id', 'label'])
    .execute();
};
