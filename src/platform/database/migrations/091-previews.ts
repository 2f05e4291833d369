import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pages that people of the desk look at while they write, for whichever node their frame asks. */
export const createPreviews: Migration = async (db, engine) => {
  await db.schema
    .createTable('previews')
    .addColumn('id', sql.raw(engine.identityColumn))
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('policy', 'text', (c) => c.notNull())
    .addColumn('create_time', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('previews_person').on('previews').columns(['person_id', 'id']).execute();
};
