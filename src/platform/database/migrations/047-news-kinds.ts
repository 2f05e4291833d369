import type { Migration } from './migration.ts';

/** News have a kind, and one may stay on top of the list until a moment. The desk's list of contents is narrowed by a choice of their form. */
export const addNewsKinds: Migration = async (db) => {
  await db.schema
    .alterTable('news')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('company'))
    .execute();
  await db.schema.alterTable('news').addColumn('pinned_until', 'text').execute();
  await db.schema.createIndex('news_by_kind').on('news').columns(['kind', 'create_time']).execute();
  await db.schema.alterTable('content_entries').addColumn('choice', 'text').execute();
  await db.updateTable('content_entries').set({ choice: 'company' }).where('kind', '=', 'news').execute();
};
