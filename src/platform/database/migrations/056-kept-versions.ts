import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Versions of what the desk changes outside of contents: orders of the store, categories, networks, releases. */
export const createKeptVersions: Migration = async (db) => {
  await db.schema
    .createTable('kept_versions')
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('source', 'integer')
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('kept_versions_identity', ['subject', 'number'])
    .addCheckConstraint('kept_versions_act', sql`act in ('found', 'saved', 'restored')`)
    .execute();
};
