import type { Migration } from './migration.ts';

/** Words of mails that the desk wrote in place of the product's. */
export const createMailTemplates: Migration = async (db) => {
  await db.schema
    .createTable('mail_templates')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('heading', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('english', 'text', (c) => c.notNull())
    .addColumn('revision', 'text', (c) => c.notNull())
    .addColumn('editor', 'text', (c) => c.notNull())
    .addColumn('update_time', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_templates_pk', ['kind', 'locale'])
    .execute();
};
