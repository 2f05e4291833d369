import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A link that was reported, or that a person asked about, is looked at before all that are due. */
export const addUrgentLooks: Migration = async (db) => {
  await db.schema
    .alterTable('watches')
    .addColumn('urgent', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index watches_urgent on watches (next_look_time) where urgent = 1`.execute(db);
};
